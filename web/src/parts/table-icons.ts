/** What every table and its lobby draw with, known once one of them is loaded. */
import { registerIcons } from "./icons";
import icons from "./table-icons.txt?icons";

registerIcons(icons);

import type { GameLook } from "../../table/game-module";
import icons from "./card-icons.txt?icons";

export const card: GameLook = {
  coast: "M30 96C22 70 46 58 58 40S104 14 128 28s34 4 54 20 22 34 8 50-40 8-58 22-44 12-62 2-34-2-40-26Z",
  marks: [
    { icon: "sinagot", x: 18, y: 104, size: 40 },
    { icon: "toucan", x: 72, y: 40, size: 40 },
    { icon: "tortoise", x: 118, y: 62, size: 40 },
  ],
  icons,
  minutes: 30,
  order: 1,
  about: {
    fr: "Naviguez avec le Beagle, remplissez votre carnet, élaborez la théorie.",
    en: "Sail with the Beagle, fill your notebook, develop the theory.",
  },
};

import type { GameLook } from "../../table/game-module";
import icons from "./card-icons.txt?icons";

export const card: GameLook = {
  coast: "M26 84C18 58 40 40 66 36s40-22 68-16 30 18 50 26 26 34 12 52-34 10-52 24-50 14-72 4-40-18-46-42Z",
  marks: [
    { icon: "dinosaur-bones", x: 62, y: 40, size: 52 },
    { icon: "animal-skull", x: 128, y: 58, size: 38 },
    { icon: "spade", x: 96, y: 92, size: 30 },
  ],
  icons,
  minutes: 60,
  order: 2,
  about: {
    fr: "Fouillez, misez vos pierres de verre, assemblez des créatures jamais vues.",
    en: "Dig, bid with glass stones, assemble creatures nobody has seen.",
  },
};

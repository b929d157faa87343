import type { GameLook } from "../../table/game-module";
import icons from "./card-icons.txt?icons";

export const card: GameLook = {
  coast: "M22 92C16 66 36 52 54 50s22-30 52-32 34 18 56 20 44 16 40 42-30 20-44 38-44 6-60 14-42-4-46-16Z",
  marks: [
    { icon: "dinosaur-rex", x: 110, y: 44, size: 46 },
    { icon: "frog", x: 62, y: 74, size: 30 },
    { icon: "peaks", x: 58, y: 36, size: 32 },
  ],
  icons,
  minutes: 60,
  order: 3,
  about: {
    fr: "Remportez des plis, acquérez des traits, gravissez la chaîne alimentaire pendant quatre ères.",
    en: "Win tricks, grow traits, climb the food chain for four eras.",
  },
};

/** The seats' shapes: circle, triangle, square, diamond, hexagon, star, in boxes of 24 × 24. */
export const SHAPES = [
  '<circle cx="12" cy="12" r="9"/>',
  '<path d="M12 2.5 22 20.5H2Z"/>',
  '<rect x="3.5" y="3.5" width="17" height="17" rx="1.5"/>',
  '<path d="M12 1.5 22 12 12 22.5 2 12Z"/>',
  '<path d="M7 3h10l5.2 9L17 21H7L1.8 12Z"/>',
  '<path d="m12 1.8 3 6.8 7.3.7-5.5 4.9 1.6 7.2L12 17.6l-6.4 3.8 1.6-7.2-5.5-4.9 7.3-.7Z"/>',
];

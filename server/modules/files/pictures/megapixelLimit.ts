/** Of a picture, as it declares itself: 80 megapixels fill 320 MB when they are drawn. */
export const megapixelLimit = 80;

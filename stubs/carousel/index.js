export const Carousel = () => null;

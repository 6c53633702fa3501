/** What one declaration of a component's css may have painted; none of it is a matter of taste below these. */
export const paintLimits = {
  /** Shadows of one list, and how far all of them together are blurred, in pixels. */
  shadows: 8,
  shadowBlur: 200,
  /** Pictures of one list: gradients, and masks made of them. */
  images: 20,
  /** Parts of a list in a custom property, which may become any of these lists. */
  listParts: 20,
} as const;

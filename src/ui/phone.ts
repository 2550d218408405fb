/** Media query of phones, as `--below-landscape` in the style sheets. */
export const PHONE = '(max-width: 39.99rem)'

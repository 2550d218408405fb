/** Who runs the site. The one place an operator edits; the functions read theirs from app settings. */
export const site = {
  name: 'IsarSpree Mobility',
  origin: 'https://www.isarspree.example',
  email: 'hello@isarspree.example',
  cities: ['München', 'Berlin'],
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/isarspree-mobility' },
    { name: 'Instagram', url: 'https://www.instagram.com/isarspree.mobility' },
  ],
} as const

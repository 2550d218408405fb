import { site } from '#src/site/site.ts'

/** Placeholder for the path of the form; the functions fill it in. */
export const PATH_OF_FORM = '{{{path}}}'

export const head = () => ({
  meta: [{ title: `{{title}} · ${site.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
})

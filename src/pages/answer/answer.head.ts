import { site } from '#src/site/site.ts'

/** The functions fill in the path of the answered form. */
export const PATH_OF_FORM = '{{{path}}}'

export const head = () => ({
  meta: [{ title: `{{title}} · ${site.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
})

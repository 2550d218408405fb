import { site } from '#src/site/site.ts'

/** Mustache placeholder for the path of the form's page. The functions fill it in. */
export const PATH_OF_FORM = '{{{path}}}'

export const head = () => ({
  meta: [{ title: `{{title}} · ${site.name}` }, { name: 'robots', content: 'noindex, nofollow' }],
})

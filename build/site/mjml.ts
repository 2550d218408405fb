import { readFile } from 'node:fs/promises'
import mjml2html from 'mjml'
import type { Plugin } from 'rolldown'

/**
 * Mail templates as modules: each `.mjml` file becomes HTML with tables, inlined styles and unfilled
 * variables, because Outlook renders with Word's engine. The functions fill it in with Mustache, which escapes
 * every slot; React Email would put React's renderer into their bundle.
 */
export function mjml(): Plugin {
  return {
    name: 'mjml',
    load: async (id) =>
      id.endsWith('.mjml') ? `export default ${JSON.stringify(await compiled(id))}` : undefined,
  }
}

async function compiled(file: string): Promise<string> {
  const { html } = await mjml2html(await readFile(file, 'utf8'), {
    fonts: {},
    validationLevel: 'strict',
    keepComments: false,
  })
  // Removes indentation: each mail is stored with its lead, and Gmail cuts long ones.
  return html.replace(/\s*\n\s*/g, '\n').trim()
}

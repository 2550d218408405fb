import { readFile } from 'node:fs/promises'
import { Resvg } from '@resvg/resvg-js'
import type { Plugin } from 'rolldown'
import { type Operator, site } from '#src/site/site.ts'

const NAME = 'virtual:mail-branding'
const DRAWINGS = 'src/illustrations'

/** Width in pixels, twice that of the mail: screens are fine. */
const MARK_WIDTH = 96
const PORTRAIT_WIDTH = 144

/** The mark on a tile of paper, which is seen on paper and by night. */
const onTile = (logo: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="10" fill="#f8f4ec"/>
  <svg x="5" y="4" width="38" height="38" viewBox="0 0 40 40" fill="none" stroke-linecap="round" stroke-linejoin="round">
  ${logo.replace(/<\/?svg[^>]*>/g, '')}</svg></svg>`

/** The foot of every mail is stored with it, in one row beside the visitor's text. */
const DETAILS_LIMIT = 400

/**
 * Logo, founders and portraits of the e-mails, and the particulars of the company, as a module: drawn as PNG, since mail
 * programs show no SVG. The functions know nothing else of the site's people.
 */
export function mailBranding(): Plugin {
  return {
    name: 'mail-branding',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
    load: async (id) => (id === `\0${NAME}` ? `export default ${JSON.stringify(await signs())}` : undefined),
  }
}

async function signs() {
  const [logo, munich, berlin] = await Promise.all(
    ['logo', 'founder-one', 'founder-two'].map((file) => readFile(`${DRAWINGS}/${file}.svg`, 'utf8')),
  )
  const nameIn = (city: string) => site.founders.find((founder) => founder.city === city)?.name
  return {
    companyDetails: companyDetails(site.operator),
    founders: { business: nameIn('München'), individual: nameIn('Berlin') },
    pictures: {
      mark: png(onTile(String(logo)), MARK_WIDTH),
      business: png(String(munich), PORTRAIT_WIDTH),
      individual: png(String(berlin), PORTRAIT_WIDTH),
    },
  }
}

/**
 * The particulars that a business letter must carry (§ 35a GmbHG, § 37a HGB), in one line, from the fields of the imprint;
 * empty while none is filled in.
 *
 * @throws when they are too long for a mail
 */
export function companyDetails(operator: Operator): string {
  const { legalName, legalForm, city, registerCourt, registerNumber, representative } = operator
  const hasOwnForm = legalForm && legalName?.endsWith(legalForm)
  const line = [
    legalName,
    hasOwnForm ? null : legalForm,
    city && `Sitz ${city}`,
    registerCourt,
    registerNumber,
    representative && `vertreten durch ${representative}`,
  ]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ')
  if (line.length > DETAILS_LIMIT)
    throw new Error(
      `src/site/site.ts: the foot of a mail has ${line.length} characters, ${DETAILS_LIMIT} at most.`,
    )
  return line
}

const png = (svg: string, width: number): string =>
  new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng().toString('base64')

/**
 * Origin of a source. `own`: the office's own page or form. `portal`: another public authority's website. `elsewhere`:
 * any other source, such as a leaflet, a press report, or an office's form on another site.
 */
type Mark = 'own' | 'portal' | 'elsewhere'

interface OfficeSource {
  readonly mark: Mark
  /** Host or title, shown untranslated. Names of `own` sources are not shown. */
  readonly name: string
  /** Day, month or year printed in the source (ISO 8601); absent if there is none. */
  readonly dated?: string
}

const own = (name: string, dated?: string) => ({ mark: 'own', name, ...(dated && { dated }) }) as const
const portal = (name: string, dated?: string) => ({ mark: 'portal', name, ...(dated && { dated }) }) as const
const elsewhere = (name: string, dated?: string) =>
  ({ mark: 'elsewhere', name, ...(dated && { dated }) }) as const

/**
 * Pages and documents about the offices, read in stored copies on 23 November 2026. The age of the copies is unknown
 * and many are incomplete, so live pages may have details that our table lacks.
 */
export const SOURCES = {
  page: own('its page'),
  stuttgartPapers: own('rp.baden-wuerttemberg.de, FAQ Pflege: Unterlagen'),
  stuttgartGeneral: own('rp.baden-wuerttemberg.de, FAQ Pflege: Allgemeines'),
  stuttgartDoctorsPapers: own('rp.baden-wuerttemberg.de, FAQ akademische Heilberufe: Unterlagen'),
  stuttgartDoctorsLanguage: own('rp.baden-wuerttemberg.de, FAQ akademische Heilberufe: Sprachkenntnisse'),
  bavariaPortal: portal('eap.bayern.de'),
  bavariaPage2023: own('lfp.bayern.de', '2023'),
  bavariaDoctors: portal('freistaat.bayern'),
  bavariaDoctorsFee: portal('geisenhausen.de', '2025-07-01'),
  bavariaChamber: own('blaek.de'),
  berlinDoctorsList: elsewhere('LAGeSo, Checkliste', '2022-05'),
  berlinHealthList: elsewhere('LAGeSo, Checkliste'),
  berlinChamber: own('aekb.de'),
  brandenburgLeaflet: elsewhere('LAVG, Merkblatt'),
  brandenburgChamber: own('laekb.de'),
  bremenPress: portal('Pressestelle des Senats', '2024-09-11'),
  hamburgService: portal('hamburg.com'),
  hamburgFinder: portal('hamburg.de/behoerdenfinder'),
  hamburgCatalogue: portal('fimportal.de', '2024-09-26'),
  hesseContact: portal('verwaltungsportal.hessen.de', '2024-02-06'),
  hesseChamber: elsewhere('Landesärztekammer Hessen, Merkblatt'),
  lowerSaxonyPortal: portal('lkwf.de'),
  lowerSaxonyTime: portal('schaumburg.de'),
  lowerSaxonyDoctorsList: elsewhere('NiZzA, Checkliste', '2016-08'),
  lowerSaxonyDoctorsFaq: elsewhere('NiZzA, FAQ', '2021-06'),
  munsterNursesFaq: own('bezreg-muenster.de, ZAG-PuG: FAQ'),
  munsterNursesWords: own('bezreg-muenster.de, ZAG-PuG: Begriffe'),
  munsterDoctorsFaq: own('bezreg-muenster.de, Approbation: FAQ'),
  munsterContact: elsewhere('marburger-bund.de'),
  rhinelandPortal: portal('bus.rlp.de'),
  rhinelandLeaflet: elsewhere('MIP, Merkblatt', '2023-05'),
  saarlandFaq: own('saarland.de, Fragen zum Landesprüfungsamt'),
  saxonyFaq: own('koordination-gesundheitsfachberufe.sachsen.de'),
  saxonyDoctorsPortal: portal('verwaltungsportal.hessen.de'),
  saxonyDoctorsPress: elsewhere('Volksstimme', '2023-07'),
  saxonyDoctorsForm: elsewhere('Landesdirektion Sachsen, App2', '2022-06-14'),
  anhaltPortal: portal('buerger.sachsen-anhalt.de'),
  anhaltAssistants: portal('buerger.sachsen-anhalt.de, Pflegehilfe'),
  anhaltDoctorsPortal: portal('weissenfels.de'),
  anhaltDoctorsPress: elsewhere('Mitteldeutsche Zeitung', '2024'),
  anhaltDoctorsPermit: own('lvwa.sachsen-anhalt.de'),
  holsteinDistrict: portal('kreis-rendsburg-eckernfoerde.de'),
  thuringiaFaq: own('thformular.thueringen.de, FAQ'),
  thuringiaForm: own('thformular.thueringen.de, GESUNDAUSB-356'),
  thuringiaFees: own('thformular.thueringen.de, GESUNDAUSB-233'),
  thuringiaDoctorsForm: elsewhere('TLVwA, Antrag auf Approbation'),
  thuringiaDoctorsOld: own('thueringen.de/th3/tlvwa'),
} as const satisfies Record<string, OfficeSource>

export type SourceKey = keyof typeof SOURCES

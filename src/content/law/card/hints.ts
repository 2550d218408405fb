import { type Hint, known, primary, secondary } from '#src/content/law/law.ts'
import type { CardFindings } from './questions.ts'

const WHERE_POINTS_COUNT = ['way2', 'way1ask', 'qask'] as const

export const CARD_HINTS = [
  {
    id: 'CH-1',
    when: { regulated: ['yes'] },
    en: 'To work in this profession you also need a licence. The card alone does not give it.',
    de: 'Für die Arbeit in diesem Beruf brauchen Sie zusätzlich eine Zulassung. Die Karte allein gibt sie nicht.',
    tr: 'Bu meslekte çalışmak için ayrıca meslek izni gerekir. Kart tek başına bunu vermez.',
    law: [primary('§ 18 Abs. 2 Nr. 3 AufenthG')],
  },
  {
    id: 'CH-2',
    when: { where: ['de_purpose'] },
    en: 'Apply at the immigration authority before your permit ends.',
    de: 'Stellen Sie den Antrag bei der Ausländerbehörde, bevor Ihr Aufenthaltstitel endet.',
    tr: 'Oturum izniniz bitmeden yabancılar dairesine başvurun.',
    law: [primary('§ 81 Abs. 4 AufenthG')],
  },
  {
    id: 'CH-3',
    when: { age: ['y35', 'y40'], way: WHERE_POINTS_COUNT },
    en: 'The law says “not older than” this age. It does not say whether the months after the birthday still count. Ask your embassy or consulate.',
    de: 'Das Gesetz sagt „nicht älter als“ dieses Alter. Ob die Monate nach dem Geburtstag noch zählen, sagt es nicht. Fragen Sie Ihre Botschaft oder Ihr Konsulat.',
    tr: 'Yasa bu yaş için “daha büyük değil” der. Doğum gününden sonraki ayların sayılıp sayılmadığını söylemez. Alman temsilciliğine sorun.',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 9, 10 AufenthG'), secondary('reports differ')],
  },
  {
    id: 'CH-4',
    when: { shortage: ['unsure', 'yes'], way: WHERE_POINTS_COUNT },
    en: 'The groups: science, engineering and architecture, medicine and other health professions, teaching, IT, and managers in production, construction, IT, health or education.',
    de: 'Die Gruppen: Naturwissenschaft, Ingenieurwesen und Architektur, Medizin und andere Gesundheitsberufe, Lehre, IT, Leitung in Produktion, Bau, IT, Gesundheit oder Bildung.',
    tr: 'Gruplar: doğa bilimleri, mühendislik ve mimarlık, tıp ve öteki sağlık meslekleri, öğretmenlik, bilişim; üretim, inşaat, bilişim, sağlık veya eğitimde yöneticilik.',
    law: [
      primary('§ 18g Abs. 1 Satz 2 Nr. 1 AufenthG (ISCO-08 132, 133, 134, 21, 221, 222, 225, 226, 23, 25)'),
      known('names of the groups'),
    ],
  },
  {
    id: 'CH-5',
    when: { partner: ['yes'], way: WHERE_POINTS_COUNT },
    en: 'Both apply at the same office, travel together and name each other’s application. Both must meet all conditions.',
    de: 'Beide beantragen bei derselben Stelle, reisen gemeinsam ein und nennen den Antrag der anderen Person. Beide müssen alle Bedingungen erfüllen.',
    tr: 'İkiniz de aynı makama başvurur, birlikte giriş yapar ve birbirinizin başvurusunu belirtirsiniz. İkiniz de bütün şartları sağlamalısınız.',
    law: [primary('§ 20b Abs. 1 Satz 1 Nr. 12 AufenthG')],
  },
  {
    id: 'CH-6',
    when: { english: ['B2'], way: WHERE_POINTS_COUNT },
    en: 'English B2 opens the points route but brings no point. C1 does.',
    de: 'Englisch B2 öffnet den Punkteweg, bringt aber keinen Punkt. Den bringt erst C1.',
    tr: 'İngilizce B2 puan yolunu açar ama puan getirmez. Puanı C1 getirir.',
    law: [primary('§ 20a Abs. 4 Satz 3 Nr. 2 Buchst. b, § 20b Abs. 1 Satz 1 Nr. 5 AufenthG')],
  },
  {
    id: 'CH-7',
    when: { qualification: ['degree_home', 'training_home'] },
    en: 'A German body must confirm this qualification first; a degree at the ZAB.',
    de: 'Eine deutsche Stelle muss diesen Abschluss zuerst bestätigen; einen Hochschulabschluss die ZAB.',
    tr: 'Bunu önce yetkili bir Alman kurumu teyit etmelidir; üniversite diplomasını ZAB.',
    law: [primary('§ 20a Abs. 4 Satz 4 AufenthG'), secondary('which office decides')],
  },
  {
    id: 'CH-8',
    when: { qualification: ['ahk'] },
    en: 'The chamber that issued the certificate must show that the training met German rules.',
    de: 'Die Kammer, die den Abschluss erteilt hat, muss belegen, dass die Ausbildung deutschen Regeln entsprach.',
    tr: 'Diplomayı veren oda, eğitimin Alman kurallarına uyduğunu kanıtlamalıdır.',
    law: [primary('§ 20a Abs. 4 Satz 5 AufenthG')],
  },
  {
    id: 'CH-9',
    when: { where: ['abroad', 'de_purpose'] },
    en: 'If you have held an Opportunity Card for the search before, a new one needs a break as long as that stay.',
    de: 'Hatten Sie schon einmal eine Chancenkarte zur Suche, braucht eine neue eine Pause, so lang wie jener Aufenthalt.',
    tr: 'Daha önce iş aramak için Fırsat Kartı aldıysanız, yenisi için o kalış kadar uzun bir ara gerekir.',
    law: [primary('§ 20a Abs. 5 Satz 7 AufenthG')],
  },
  {
    id: 'CH-10',
    when: { where: ['abroad', 'de_purpose'] },
    en: 'Do you already have a job offer? Then look at the work permits first.',
    de: 'Haben Sie schon ein Stellenangebot? Dann sehen Sie zuerst die Aufenthaltstitel zum Arbeiten an.',
    tr: 'İş teklifiniz var mı? O zaman önce çalışma amaçlı oturum izinlerine bakın.',
    law: [primary('§ 20a Abs. 1 AufenthG'), primary('§ 18 Abs. 2 Nr. 1 AufenthG')],
  },
  {
    id: 'CH-11',
    when: { german: ['A1', 'A2', 'B1', 'B2'], way: WHERE_POINTS_COUNT },
    en: 'Ask how old a certificate may be. At least one embassy sets a limit.',
    de: 'Fragen Sie, wie alt ein Zertifikat sein darf. Mindestens eine Botschaft setzt eine Grenze.',
    tr: 'Bir belgenin ne kadar eski olabileceğini sorun. En az bir temsilcilik bir sınır koyuyor.',
    law: [secondary('embassyRabatCard')],
  },
] as const satisfies readonly Hint<CardFindings>[]

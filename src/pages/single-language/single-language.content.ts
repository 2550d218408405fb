import { temporaryProtectionUntil, temporaryProtectionValidOn } from '#src/content/facts/already-here.ts'
import type { Figure } from '#src/content/facts/fact.ts'
import { longDate } from '#src/content/long-date.ts'
import { current, SITE_DAY } from '#src/content/site-day.ts'
import type { SpokenLanguage } from '#src/site/spoken-languages.ts'

interface Chapter {
  title: string
  paragraphs?: readonly string[]
  words?: readonly (readonly [german: string, meaning: string])[]
}

interface SingleLanguageContent {
  intro: string
  unsigned: string
  write: { title: string; text: string; form: string }
  chapters: readonly Chapter[]
}

const day = (figure: Figure, language: SpokenLanguage) => longDate(String(current(figure).value), language)

const isProtectionOver = String(current(temporaryProtectionUntil).value) < SITE_DAY

export const SINGLE_LANGUAGE_PAGES: Readonly<Record<SpokenLanguage, SingleLanguageContent>> = {
  ru: {
    intro:
      'Мы помогаем с визами, видом на жительство, признанием профессии и переездом в Германию. Здесь самое важное.',
    unsigned: 'Носитель языка эту страницу ещё не проверил.',
    write: {
      title: 'Первый разговор',
      text: 'Он бесплатный, длится около 30 минут и может идти по-русски. Напишите нам по-русски, хватит одного предложения:',
      form: 'Форма (на английском)',
    },
    chapters: [
      {
        title: 'Что мы делаем и чего не делаем',
        paragraphs: [
          'Мы объясняем обычные пути, помогаем с документами и сопровождаем заявление. Оценку вашего случая по закону даёт только адвокат. Работу мы не подбираем.',
        ],
      },
      {
        title: 'Строка на вашей карте',
        paragraphs: [
          'Найдите слово „Erwerbstätigkeit“ на карте или на дополнительном листе (Zusatzblatt). „Erlaubt“ или „gestattet“: можно любую работу. „Nicht erlaubt“: работать нельзя.',
        ],
      },
      {
        title: 'Десять немецких слов',
        words: [
          ['Aufenthaltstitel', 'вид на жительство или виза'],
          ['Ausländerbehörde', 'ведомство по делам иностранцев'],
          ['Antrag', 'заявление'],
          ['Verlängerung', 'продление'],
          ['Fiktions\u00adbescheinigung', 'справка на время ожидания'],
          ['Frist', 'срок'],
          ['Bescheid', 'решение ведомства'],
          ['Anerkennung', 'признание диплома или профессии'],
          ['Sperrkonto', 'блокированный счёт'],
          ['Kündigung', 'увольнение'],
        ],
      },
      {
        title: 'Временная защита (§ 24)',
        paragraphs: [
          isProtectionOver
            ? `Многие карты действовали до ${day(temporaryProtectionUntil, 'ru')}. Что дальше, мы не знаем. Посмотрите на дату карты и сегодня спросите ведомство или консультацию.`
            : `Карты, которые были действительны ${day(temporaryProtectionValidOn, 'ru')}, действуют до ${day(temporaryProtectionUntil, 'ru')}, даже если на них другая дата. Если карту потом продлили или выдали новую, важна её дата. У вас нет гражданства Украины? Это правило касается только трёх групп: спросите консультацию сегодня.`,
        ],
      },
      {
        title: 'Официальная помощь',
        paragraphs: [
          'Germany4Ukraine: портал для людей из Украины. Агентство по труду: +49 911 178 7915, на украинском и русском (так на его странице, без даты). MBE: бесплатная консультация для взрослых мигрантов, JMD: для молодых.',
        ],
      },
      {
        title: 'Чего нет по-русски',
        paragraphs: ['Статьи, формы, проверка виз и письма есть на английском и немецком.'],
      },
    ],
  },
  az: {
    intro:
      'Viza, oturum icazəsi, peşənin tanınması və Almaniyaya köçmək işlərində kömək edirik. Ən vacib məlumat buradadır.',
    unsigned: 'Bu səhifəni ana dili azərbaycanca olan biri hələ yoxlamayıb.',
    write: {
      title: 'İlk söhbət',
      text: 'Pulsuzdur, təxminən 30 dəqiqə çəkir və azərbaycanca ola bilər. Bizə azərbaycanca yazın, bir cümlə kifayətdir:',
      form: 'Forma (ingilis dilində)',
    },
    chapters: [
      {
        title: 'Nə edirik, nə etmirik',
        paragraphs: [
          'Adi yolları izah edirik, sənədlərdə kömək edirik və müraciətinizi müşayiət edirik. Sizin halınıza hüquqi qiyməti yalnız vəkil verir. İş tapmırıq.',
        ],
      },
      {
        title: 'Kartınızdakı sətir',
        paragraphs: [
          'Kartda və ya əlavə vərəqdə (Zusatzblatt) “Erwerbstätigkeit” sözünü tapın. “Erlaubt” və ya “gestattet”: istənilən işə icazə var. “Nicht erlaubt”: işləmək olmaz.',
        ],
      },
      {
        title: 'On alman sözü',
        words: [
          ['Aufenthaltstitel', 'oturum icazəsi və ya viza'],
          ['Ausländerbehörde', 'əcnəbilər idarəsi'],
          ['Antrag', 'ərizə'],
          ['Verlängerung', 'müddətin uzadılması'],
          ['Fiktions\u00adbescheinigung', 'gözləmə müddəti üçün arayış'],
          ['Frist', 'son müddət'],
          ['Bescheid', 'idarənin qərarı'],
          ['Anerkennung', 'diplomun və ya peşənin tanınması'],
          ['Sperrkonto', 'bloklanmış hesab'],
          ['Kündigung', 'işdən çıxarılma'],
        ],
      },
      {
        title: 'Müvəqqəti müdafiə (§ 24)',
        paragraphs: [
          isProtectionOver
            ? `Bir çox kart ${day(temporaryProtectionUntil, 'az')} tarixinədək etibarlı idi. Sonrasını bilmirik. Kartın tarixinə baxın və bu gün idarədən və ya məsləhət mərkəzindən soruşun.`
            : `${day(temporaryProtectionValidOn, 'az')} tarixində etibarlı olan kartlar, üzərində başqa tarix yazılsa da, ${day(temporaryProtectionUntil, 'az')} tarixinədək etibarlıdır. Kart sonra uzadılıbsa və ya yenisi verilibsə, onun tarixi əsasdır. Ukrayna vətəndaşı deyilsiniz? Bu qayda yalnız üç qrupa aiddir: bu gün məsləhət mərkəzindən soruşun.`,
        ],
      },
      {
        title: 'Rəsmi kömək',
        paragraphs: [
          'MBE böyüklərə, JMD gənclərə pulsuz məsləhət verir. Əmək agentliyi: +49 911 178 7915, ukrayna və rus dillərində (öz səhifəsində belə yazılıb, tarixi yoxdur).',
        ],
      },
      {
        title: 'Azərbaycanca nə yoxdur',
        paragraphs: [
          'Məqalələr, formalar, viza yoxlaması və məktublar ingilis və alman dillərindədir. Türkcə məqalələr də var; onlardakı addımlar Türkiyədə müraciət edən Türkiyə vətəndaşları üçündür.',
        ],
      },
    ],
  },
}

import { guide, SITES, site } from '#src/content/law/addresses.ts'
import { type LawRow, type Outcome, primary, secondary } from '#src/content/law/law.ts'
import { NOT_EU, type PeopleAnswers } from './questions.ts'

/** People who want their profession recognised. */
export const RECOGNITION_OUTCOMES = {
  Y_REC_DOCTOR: {
    kind: 'route',
    journey: 'doctor',
    en: {
      title: 'Approbation: apply in the state where you want to work',
      text: 'The licensing authority of that state compares your training with the German one. A reform of this law was before parliament in 2026. Before you pay for translations, ask which law applies today, and whether you may go straight to the knowledge exam.',
      next: 'Find the authority of your state',
    },
    de: {
      title: 'Approbation: Antrag in dem Bundesland, in dem Sie arbeiten möchten',
      text: 'Die Behörde dieses Bundeslands vergleicht Ihre Ausbildung mit der deutschen. Eine Reform dieses Gesetzes lag 2026 dem Parlament vor. Fragen Sie, bevor Sie Übersetzungen bezahlen: Welches Recht gilt heute, und können Sie direkt zur Kenntnisprüfung gehen?',
      next: 'Die Behörde Ihres Bundeslands finden',
    },
    tr: {
      title: 'Approbation: çalışmak istediğiniz eyalete başvurun',
      text: 'O eyaletin ruhsat makamı eğitiminizi Almanya’dakiyle karşılaştırır. Bu yasanın reformu 2026’da meclisteydi. Çevirilere para vermeden önce bugün hangi yasanın geçerli olduğunu ve doğrudan bilgi sınavına girip giremeyeceğinizi sorun.',
      next: 'Eyaletinizdeki kurumu bulun',
    },
    to: guide('approbation-germany', 'the-authority-in-your-state', 'die-behörde-in-ihrem-bundesland'),
    guides: ['approbation-germany', 'fsp-examination-germany'],
  },
  Y_REC_DOCTOR_NOTICE: {
    kind: 'route',
    journey: 'doctor',
    en: {
      title: 'Knowledge exam, with a stay for recognition',
      text: 'After the notice comes the knowledge exam. The usual stays are § 16d(1) with a course, and with related work § 16d(2). A temporary permit can let you work in your profession earlier.',
      next: 'Compare the permits',
    },
    de: {
      title: 'Kenntnisprüfung, mit einem Aufenthalt zur Anerkennung',
      text: 'Nach dem Bescheid kommt die Kenntnisprüfung. Üblich ist der Aufenthalt nach § 16d Abs. 1 mit Kurs, mit passender Arbeit nach § 16d Abs. 2. Mit der Berufserlaubnis ist Arbeit im Beruf schon früher möglich.',
      next: 'Die Aufenthaltstitel vergleichen',
    },
    tr: {
      title: 'Bilgi sınavı ve tanıma için kalış',
      text: 'Bildirimden sonra bilgi sınavı (Kenntnisprüfung) gelir. Olağan kalışlar kursla § 16d(1), ilgili bir işle § 16d(2). Geçici çalışma ruhsatıyla mesleğinizde daha erken çalışabilirsiniz.',
      next: 'İzinleri karşılaştırın',
    },
    to: guide('approbation-germany', 'which-residence-permit-fits', 'welcher-aufenthaltstitel-passt'),
    guides: ['approbation-germany', 'fsp-examination-germany'],
  },
  Y_REC_DOCTOR_EMPLOYER: {
    kind: 'route',
    journey: 'doctor',
    en: {
      title: 'Temporary permit and permit for skilled workers',
      text: 'With a hospital behind you, the temporary permit (Berufserlaubnis) and a permit for skilled workers are usual. The hospital can start the fast track, which covers the licence, the visa and your family.',
      next: 'Ask the hospital for the fast track',
    },
    de: {
      title: 'Berufserlaubnis und Aufenthaltserlaubnis für Fachkräfte',
      text: 'Mit einer Klinik im Rücken sind Berufserlaubnis und Aufenthaltserlaubnis für Fachkräfte üblich. Die Klinik kann das beschleunigte Verfahren beginnen; es umfasst Zulassung, Visum und Familie.',
      next: 'Die Klinik nach dem beschleunigten Verfahren fragen',
    },
    tr: {
      title: 'Geçici çalışma ruhsatı ve nitelikli çalışan izni',
      text: 'Arkanızda bir hastane varsa geçici çalışma ruhsatı (Berufserlaubnis) ve nitelikli çalışan izni olağandır. Hastane hızlandırılmış usulü başlatabilir; bu, mesleki izni, vizeyi ve ailenizi kapsar.',
      next: 'Hastaneye hızlandırılmış usulü sorun',
    },
    to: guide(
      'approbation-germany',
      'working-earlier-the-temporary-permit',
      'früher-arbeiten-die-berufserlaubnis',
    ),
    guides: ['approbation-germany'],
  },
  Y_REC_DOCTOR_FULL: {
    kind: 'route',
    journey: 'licensed',
    en: {
      title: 'You hold the licence: now the job',
      text: 'With an offer, the EU Blue Card (§ 18g) and § 18b are usual. Without one, the Opportunity Card needs no points.',
      next: 'Compare the two permits',
    },
    de: {
      title: 'Die Zulassung ist da: jetzt die Stelle',
      text: 'Mit Stellenangebot sind Blaue Karte EU (§ 18g) und § 18b üblich. Ohne Angebot braucht die Chancenkarte keine Punkte.',
      next: 'Die beiden Aufenthaltstitel vergleichen',
    },
    tr: {
      title: 'Mesleki izin sizde: şimdi iş',
      text: 'İş teklifiyle AB Mavi Kart (§ 18g) ve § 18b olağandır. Teklif yoksa Fırsat Kartı puan istemez.',
      next: 'İki izni karşılaştırın',
    },
    to: guide('approbation-germany', 'which-residence-permit-fits', 'welcher-aufenthaltstitel-passt'),
    guides: ['approbation-germany', 'job-seeker-visa-vs-blue-card'],
  },
  Y_REC_NURSE: {
    kind: 'route',
    journey: 'nurse',
    en: {
      title: 'Apply for recognition in the state where you want to work',
      text: 'You receive the licence, or a deficit notice. You may also skip the paper check and choose an exam or an adaptation course at once. For other health professions, the recognition portal names the office.',
      next: 'Find the office of your state',
    },
    de: {
      title: 'Anerkennung in dem Bundesland beantragen, in dem Sie arbeiten möchten',
      text: 'Sie erhalten die Zulassung oder einen Defizitbescheid. In der Pflege können Sie auch auf die Prüfung der Papiere verzichten und gleich Prüfung oder Anpassungslehrgang wählen. Für andere Gesundheitsberufe nennt das Portal die Stelle.',
      next: 'Die Stelle Ihres Bundeslands finden',
    },
    tr: {
      title: 'Çalışmak istediğiniz eyalette tanıma için başvurun',
      text: 'Mesleki izni veya eksiklik bildirimini alırsınız. Belge incelemesinden vazgeçip hemen sınavı veya uyum eğitimini de seçebilirsiniz. Başka sağlık mesleklerinde kurumu tanıma portalı gösterir.',
      next: 'Eyaletinizde hemşireliği tanıyan kurumu bulun',
    },
    to: guide('nurses-germany', 'the-office-in-your-state', 'die-stelle-in-ihrem-bundesland'),
    guides: ['nurses-germany'],
  },
  Y_REC_NURSE_NOTICE: {
    kind: 'route',
    journey: 'nurse',
    en: {
      title: 'Exam or adaptation course: three usual permits',
      text: 'With a place on a course: § 16d(1). With the agency’s consent § 16d(2) adds related work without a limit of hours, for example as a care assistant. With a suitable employer: recognition partnership, § 16d(3). With neither: the Opportunity Card, where the notice brings {opportunityCardPointsPartialRecognition}.',
      next: 'See the table for nurses',
    },
    de: {
      title: 'Prüfung oder Anpassungslehrgang: drei übliche Wege',
      text: 'Mit einem Kursplatz: § 16d Abs. 1. Mit Zustimmung der Agentur erlaubt § 16d Abs. 2 zusätzlich passende Arbeit ohne Stundengrenze, etwa in der Pflegehilfe. Mit passendem Arbeitgeber: Anerkennungspartnerschaft, § 16d Abs. 3. Mit keinem von beiden: Chancenkarte; der Bescheid bringt {opportunityCardPointsPartialRecognition}.',
      next: 'Die Tabelle für Pflegekräfte ansehen',
    },
    tr: {
      title: 'Sınav veya uyum eğitimi: üç olağan izin',
      text: 'Eğitim yeri varsa: § 16d(1). Ajansın onayıyla § 16d(2) buna saat sınırı olmadan ilgili bir iş ekler, örneğin bakım yardımcısı olarak. Uygun işveren varsa: tanıma ortaklığı, § 16d(3). Hiçbiri yoksa: Fırsat Kartı; bildirim orada {opportunityCardPointsPartialRecognition} getirir.',
      next: 'Hemşireler için tabloya bakın',
    },
    to: guide('nurses-germany', 'which-residence-permit-fits', 'welcher-aufenthaltstitel-passt'),
    guides: ['nurses-germany'],
  },
  Y_REC_NURSE_EMPLOYER: {
    kind: 'route',
    journey: 'partnership',
    en: {
      title: 'Recognition partnership (§ 16d(3))',
      text: 'It needs A2 German or more, an agreement on recognition, and an employer bound by a collective agreement or church pay rules, or an approved care facility. The Federal Employment Agency must consent.',
      next: 'Ask the employer about collective pay and the agreement',
    },
    de: {
      title: 'Anerkennungspartnerschaft (§ 16d Abs. 3)',
      text: 'Sie verlangt Deutsch A2 oder mehr, eine Vereinbarung zur Anerkennung und einen Arbeitgeber mit Tarifvertrag oder kirchlichen Regeln zur Bezahlung, oder eine zugelassene Pflegeeinrichtung. Die Bundesagentur für Arbeit muss zustimmen.',
      next: 'Den Arbeitgeber nach Tarif und Vereinbarung fragen',
    },
    tr: {
      title: 'Tanıma ortaklığı (§ 16d(3))',
      text: 'A2 veya daha iyi Almanca, tanıma için bir anlaşma ve toplu sözleşmeye veya kilise ücret kurallarına bağlı bir işveren ya da onaylı bir bakım kurumu ister. Federal İş Ajansı onay vermelidir.',
      next: 'İşverene toplu sözleşmeyi ve anlaşmayı sorun',
    },
    to: guide(
      'nurses-germany',
      'a-fair-employer-and-what-an-agency-may-take',
      'faire-arbeitgeber-und-was-eine-agentur-nehmen-darf',
    ),
    guides: ['nurses-germany'],
  },
  Y_REC_NURSE_FULL: {
    kind: 'route',
    journey: 'licensed',
    en: {
      title: 'You hold the licence: now the job',
      text: 'With an offer, § 18a is usual. Without one, the Opportunity Card needs no points.',
      next: 'Look for an employer; agencies may take no advance',
    },
    de: {
      title: 'Die Zulassung ist da: jetzt die Stelle',
      text: 'Mit Stellenangebot ist § 18a üblich. Ohne Angebot braucht die Chancenkarte keine Punkte.',
      next: 'Arbeitgeber suchen; Vermittler dürfen keinen Vorschuss nehmen',
    },
    tr: {
      title: 'Mesleki izin sizde: şimdi iş',
      text: 'İş teklifiyle § 18a olağandır. Teklif yoksa Fırsat Kartı puan istemez.',
      next: 'İşveren arayın; aracılar peşin para alamaz',
    },
    to: guide(
      'nurses-germany',
      'a-fair-employer-and-what-an-agency-may-take',
      'faire-arbeitgeber-und-was-eine-agentur-nehmen-darf',
    ),
    guides: ['nurses-germany'],
  },
  Y_REC_EXAM: {
    kind: 'route',
    journey: 'measure',
    en: {
      title: 'Exam stay (§ 16d(5)): without any work',
      text: 'For the exam alone there is a stay that allows no work at all. Where you also want to work or take a course, another permit under § 16d usually fits better.',
      next: 'Compare the permits before you choose',
    },
    de: {
      title: 'Aufenthalt zur Prüfung (§ 16d Abs. 5): ohne jede Arbeit',
      text: 'Nur für die Prüfung gibt es einen Aufenthalt, der keinerlei Arbeit erlaubt. Wer auch arbeiten oder einen Kurs besuchen möchte, nutzt meist einen anderen Weg nach § 16d.',
      next: 'Vor der Wahl die Wege vergleichen',
    },
    tr: {
      title: 'Sınav için kalış (§ 16d(5)): hiç çalışmadan',
      text: 'Yalnızca sınav için, hiç çalışmaya izin vermeyen bir kalış vardır. Çalışmak veya kursa gitmek de istiyorsanız genellikle § 16d’nin başka bir izni daha uygundur.',
      next: 'Seçmeden önce izinleri karşılaştırın',
    },
    to: guide('approbation-germany', 'which-residence-permit-fits', 'welcher-aufenthaltstitel-passt'),
    guides: ['approbation-germany', 'opportunity-card-germany'],
  },
  Y_REC_NURSE_EXAM: {
    kind: 'route',
    journey: 'measure',
    en: {
      title: 'Exam stay (§ 16d(5)): without any work',
      text: 'For the exam alone there is a stay that allows no work at all. Where you also want to work or take a course, another permit under § 16d usually fits better.',
      next: 'Compare the permits for nurses before you choose',
    },
    de: {
      title: 'Aufenthalt zur Prüfung (§ 16d Abs. 5): ohne jede Arbeit',
      text: 'Nur für die Prüfung gibt es einen Aufenthalt, der keinerlei Arbeit erlaubt. Wer auch arbeiten oder einen Kurs besuchen möchte, nutzt meist einen anderen Weg nach § 16d.',
      next: 'Vor der Wahl die Wege für Pflegekräfte vergleichen',
    },
    tr: {
      title: 'Sınav için kalış (§ 16d(5)): hiç çalışmadan',
      text: 'Yalnızca sınav için, hiç çalışmaya izin vermeyen bir kalış vardır. Çalışmak veya kursa gitmek de istiyorsanız genellikle § 16d’nin başka bir izni daha uygundur.',
      next: 'Seçmeden önce hemşireler için izinleri karşılaştırın',
    },
    to: guide('nurses-germany', 'which-residence-permit-fits', 'welcher-aufenthaltstitel-passt'),
    guides: ['nurses-germany'],
  },
  Y_REC_DEGREE: {
    kind: 'route',
    journey: 'lookup',
    en: {
      title: 'Look up your degree first',
      text: 'Most academic professions need no licence. For permits it is enough that the degree is comparable: anabin, or a statement of the ZAB for {statementOfComparabilityFee}. Teachers, lawyers and some others need a licence.',
      next: 'Look it up in four steps',
    },
    de: {
      title: 'Zuerst den Abschluss nachsehen',
      text: 'Die meisten akademischen Berufe brauchen keine Zulassung. Für den Aufenthalt genügt, dass der Abschluss vergleichbar ist: anabin oder eine Zeugnisbewertung der ZAB für {statementOfComparabilityFee}. Lehrkräfte, Juristinnen und Juristen und einige andere brauchen eine Zulassung.',
      next: 'In vier Schritten nachsehen',
    },
    tr: {
      title: 'Önce diplomanızı sorgulayın',
      text: 'Üniversite okunan mesleklerin çoğu mesleki izin istemez. Oturum izni için diplomanın denk sayılması yeter: anabin veya ZAB’ın {statementOfComparabilityFee} tutan değerlendirmesi. Öğretmenler, hukukçular ve bazı başka meslekler mesleki izin ister.',
      next: 'Dört adımda sorgulayın',
    },
    to: guide(
      'opportunity-card-germany',
      'is-your-degree-comparable-look-it-up',
      'ist-ihr-abschluss-vergleichbar-so-sehen-sie-nach',
    ),
    guides: ['opportunity-card-germany'],
  },
  Y_REC_TRAINING: {
    kind: 'route',
    journey: 'recognition',
    en: {
      title: 'Find the recognition office for your profession',
      text: 'The office compares your training with the German one. The result is full recognition, or a notice that names what is missing; both help.',
      next: 'Use the finder at Anerkennung in Deutschland',
    },
    de: {
      title: 'Die Anerkennungsstelle für Ihren Beruf finden',
      text: 'Die Stelle vergleicht Ihre Ausbildung mit der deutschen. Ergebnis ist die volle Anerkennung oder ein Bescheid, der nennt, was fehlt; beides hilft.',
      next: 'Den Finder bei Anerkennung in Deutschland nutzen',
    },
    tr: {
      title: 'Mesleğinizin tanıma kurumunu bulun',
      text: 'Kurum eğitiminizi Almanya’dakiyle karşılaştırır. Sonuç tam tanıma veya neyin eksik olduğunu yazan bildirimdir; ikisi de işe yarar.',
      next: '“Anerkennung in Deutschland” portalındaki aramayı kullanın',
    },
    to: site(SITES.recognition),
    guides: ['opportunity-card-germany'],
  },
  Y_REC_MEASURE: {
    kind: 'route',
    journey: 'measure',
    en: {
      title: 'Stay for a recognition measure (§ 16d(1)), or the Opportunity Card',
      text: 'With a place on a suitable measure and, as a rule, A2 German: up to {recognitionMeasureStay}, and with the agency’s consent related work without a limit of hours (§ 16d(2)). Without a place yet, the notice brings {opportunityCardPointsPartialRecognition} on the Opportunity Card.',
      next: 'Ask the office which measures it accepts',
    },
    de: {
      title: 'Aufenthalt für eine Maßnahme (§ 16d Abs. 1), oder Chancenkarte',
      text: 'Mit einem Platz in einer passenden Maßnahme und in der Regel Deutsch A2: bis zu {recognitionMeasureStay}, mit Zustimmung der Agentur auch passende Arbeit ohne Stundengrenze (§ 16d Abs. 2). Ohne Platz bringt der Bescheid {opportunityCardPointsPartialRecognition} bei der Chancenkarte.',
      next: 'Die Stelle fragen, welche Maßnahmen sie anerkennt',
    },
    tr: {
      title: 'Tanıma eğitimi için kalış (§ 16d(1)), ya da Fırsat Kartı',
      text: 'Uygun bir eğitimde yer ve kural olarak A2 Almanca ile: en çok {recognitionMeasureStay}; ajansın onayıyla saat sınırı olmadan ilgili iş de (§ 16d(2)). Henüz yer yoksa bildirim Fırsat Kartı’nda {opportunityCardPointsPartialRecognition} getirir.',
      next: 'Kuruma hangi eğitimleri kabul ettiğini sorun',
    },
    to: guide(
      'language-course-visa-germany',
      'is-this-the-right-visa-for-you',
      'ist-es-das-richtige-visum-für-sie',
    ),
    guides: ['opportunity-card-germany', 'language-course-visa-germany'],
  },
  Y_REC_PARTNERSHIP: {
    kind: 'route',
    journey: 'partnership',
    en: {
      title: 'Recognition partnership (§ 16d(3))',
      text: 'Work first, recognition in Germany. It needs a qualification recognised at home, A2 German or more, an agreement, and an employer suited to train.',
      next: 'Show the employer the conditions',
    },
    de: {
      title: 'Anerkennungspartnerschaft (§ 16d Abs. 3)',
      text: 'Erst arbeiten, die Anerkennung folgt in Deutschland. Sie verlangt einen im Herkunftsland anerkannten Abschluss, Deutsch A2 oder mehr, eine Vereinbarung und einen Arbeitgeber, der ausbilden kann.',
      next: 'Dem Arbeitgeber die Bedingungen zeigen',
    },
    tr: {
      title: 'Tanıma ortaklığı (§ 16d(3))',
      text: 'Önce iş, tanıma Almanya’da. Ülkenizde tanınan bir meslek veya diploma, A2 veya daha iyi Almanca, bir anlaşma ve eğitim verebilecek bir işveren ister.',
      next: 'Şartları işverene gösterin',
    },
    to: guide('work-visa-germany-2025', 'recognition-partnership', 'anerkennungspartnerschaft'),
    guides: ['work-visa-germany-2025'],
  },
  Y_REC_FULL: {
    kind: 'route',
    journey: 'licensed',
    en: {
      title: 'You are recognised: now the job',
      text: 'With an offer, §§ 18a or 18b are usual, or the EU Blue Card with a high enough salary. Without one, the Opportunity Card needs no points.',
      next: 'Compare search and offer',
    },
    de: {
      title: 'Die Anerkennung ist da: jetzt die Stelle',
      text: 'Mit Stellenangebot sind §§ 18a oder 18b üblich, bei höherem Gehalt die Blaue Karte EU. Ohne Angebot braucht die Chancenkarte keine Punkte.',
      next: 'Suche und Angebot vergleichen',
    },
    tr: {
      title: 'Tanındınız: şimdi iş',
      text: 'İş teklifiyle §§ 18a, 18b olağandır, yeterince yüksek maaşla AB Mavi Kart. Teklif yoksa Fırsat Kartı puan istemez.',
      next: 'Aramayı ve teklifi karşılaştırın',
    },
    to: guide('job-seeker-visa-vs-blue-card'),
    guides: ['job-seeker-visa-vs-blue-card', 'opportunity-card-germany'],
  },
  Y_REC_NOTHING: {
    kind: 'ask',
    journey: 'recognition',
    en: {
      title: 'Recognition needs a qualification',
      text: 'Recognition compares a completed qualification with a German one. If you learned a vocation without papers, ask about a skills analysis. In IT, experience can replace the degree once you have an offer.',
      next: 'Ask the advice service of the recognition portal',
    },
    de: {
      title: 'Anerkennung braucht einen Abschluss',
      text: 'Anerkennung vergleicht einen Abschluss mit einem deutschen. Haben Sie einen Beruf ohne Papiere gelernt, fragen Sie nach einer Qualifikationsanalyse. In der IT kann Erfahrung den Abschluss ersetzen, sobald Sie ein Angebot haben.',
      next: 'Die Beratung des Anerkennungsportals fragen',
    },
    tr: {
      title: 'Tanıma, tamamlanmış bir eğitim ister',
      text: 'Tanıma, tamamlanmış bir eğitimi Almanya’dakiyle karşılaştırır. Mesleği belgesiz öğrendiyseniz yeterlilik analizini (Qualifikationsanalyse) sorun. Bilişimde, iş teklifi olunca deneyim diplomanın yerini tutabilir.',
      next: 'Tanıma portalının danışma servisine sorun',
    },
    to: site(SITES.recognition),
    guides: ['job-seeker-visa-germany'],
  },
  Y_REC_CARE: {
    kind: 'ask',
    journey: 'recognition',
    en: {
      title:
        '<Until name="careStateLawUntil">Care assistants: the law changes on 1 January 2027</Until><After name="careStateLawUntil">Care assistants: a federal law since 1 January 2027</After>',
      text: '<Until name="careStateLawUntil">Until then each state decides by its own rules. From that day one federal law applies; for</Until><After name="careStateLawUntil">One federal law has replaced the rules of the states. We have not read all of it. Did you apply earlier? Ask which law applies to you. For</After> training from abroad, an exam or a course takes the place of the full comparison, the ministry says.',
      next: '<Until name="careStateLawUntil">Ask the office: apply now or in January, and with which papers?</Until><After name="careStateLawUntil">Ask the office: exam or course, and with which papers?</After>',
    },
    de: {
      title:
        '<Until name="careStateLawUntil">Pflegehilfe: Am 1. Januar 2027 wechselt das Recht</Until><After name="careStateLawUntil">Pflegehilfe: Bundesrecht seit dem 1. Januar 2027</After>',
      text: '<Until name="careStateLawUntil">Bis dahin entscheidet jedes Land nach eigenen Regeln. Danach gilt ein Bundesgesetz; für</Until><After name="careStateLawUntil">Ein Bundesgesetz hat die Regeln der Länder abgelöst. Ganz gelesen haben wir es nicht. Haben Sie den Antrag früher gestellt? Fragen Sie, welches Recht für Sie gilt. Für</After> ausländische Ausbildungen tritt laut Ministerium Prüfung oder Lehrgang an die Stelle des vollen Vergleichs.',
      next: '<Until name="careStateLawUntil">Die Stelle fragen: jetzt oder im Januar beantragen, und mit welchen Papieren?</Until><After name="careStateLawUntil">Die Stelle fragen: Prüfung oder Lehrgang, und mit welchen Papieren?</After>',
    },
    tr: {
      title:
        '<Until name="careStateLawUntil">Bakım yardımcıları: yasa 1 Ocak 2027’de değişiyor</Until><After name="careStateLawUntil">Bakım yardımcıları: 1 Ocak 2027’den beri federal yasa</After>',
      text: '<Until name="careStateLawUntil">O güne kadar her eyalet kendi kurallarına göre karar verir. O günden sonra tek bir federal yasa geçerlidir; bakanlığa</Until><After name="careStateLawUntil">Federal bir yasa eyalet kurallarının yerini aldı. Tamamını okumadık. Daha önce mi başvurdunuz? Size hangi yasanın uygulandığını sorun. Bakanlığa</After> göre yurt dışındaki eğitimde tam karşılaştırmanın yerini sınav veya eğitim alır.',
      next: '<Until name="careStateLawUntil">Kuruma sorun: şimdi mi ocakta mı başvurayım, hangi belgelerle?</Until><After name="careStateLawUntil">Kuruma sorun: sınav mı eğitim mi, hangi belgelerle?</After>',
    },
    to: site(SITES.recognition),
    guides: [],
  },
} as const satisfies Record<string, Outcome>

export const RECOGNITION_ROWS = [
  {
    id: 'Y-40',
    when: { country: NOT_EU, goal: ['recognition'], who: ['doctor'], stage: ['nothing'] },
    outcome: 'Y_REC_DOCTOR',
    law: [primary('§ 3 BÄO'), secondary('reform of 2026, text not read')],
    validFrom: '2012-04-01',
  },
  {
    id: 'Y-41',
    when: { country: NOT_EU, goal: ['recognition'], who: ['doctor'], stage: ['notice'] },
    outcome: 'Y_REC_DOCTOR_NOTICE',
    law: [primary('§ 3 Abs. 3 BÄO, § 37 ÄApprO'), primary('§ 16d Abs. 1, 2 AufenthG'), primary('§ 10 BÄO')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-42',
    when: { country: NOT_EU, goal: ['recognition'], who: ['doctor'], stage: ['employer'] },
    outcome: 'Y_REC_DOCTOR_EMPLOYER',
    law: [primary('§ 10 BÄO'), primary('§ 18b, § 18 Abs. 2 Nr. 3 AufenthG'), primary('§ 81a AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-43',
    when: { country: NOT_EU, goal: ['recognition'], who: ['doctor'], stage: ['full'] },
    outcome: 'Y_REC_DOCTOR_FULL',
    law: [
      primary('§ 18b AufenthG'),
      primary('§ 18g Abs. 1 AufenthG'),
      primary('§ 20a Abs. 3 Nr. 1 AufenthG'),
    ],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-44',
    when: { country: NOT_EU, goal: ['recognition'], who: ['nurse'], stage: ['nothing'] },
    outcome: 'Y_REC_NURSE',
    law: [primary('§ 40 PflBG'), primary('§ 43a PflAPrV')],
    validFrom: '2024-01-01',
  },
  {
    id: 'Y-45',
    when: { country: NOT_EU, goal: ['recognition'], who: ['nurse'], stage: ['notice'] },
    outcome: 'Y_REC_NURSE_NOTICE',
    law: [
      primary('§ 40 Abs. 3 PflBG'),
      primary('§ 16d Abs. 1-3 AufenthG'),
      primary('§ 8 Abs. 2 BeschV'),
      primary('§ 20b Abs. 1 Satz 1 Nr. 1 AufenthG'),
    ],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-46',
    when: { country: NOT_EU, goal: ['recognition'], who: ['nurse'], stage: ['employer'] },
    outcome: 'Y_REC_NURSE_EMPLOYER',
    law: [primary('§ 16d Abs. 3 Satz 1-3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-47',
    when: { country: NOT_EU, goal: ['recognition'], who: ['nurse'], stage: ['full'] },
    outcome: 'Y_REC_NURSE_FULL',
    law: [primary('§ 18a AufenthG'), primary('§ 20a Abs. 3 Nr. 1 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-48',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      who: ['doctor', 'degree_list', 'degree_other', 'training'],
      stage: ['exam_only'],
    },
    outcome: 'Y_REC_EXAM',
    law: [primary('§ 16d Abs. 5 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-95',
    when: { country: NOT_EU, goal: ['recognition'], who: ['nurse'], stage: ['exam_only'] },
    outcome: 'Y_REC_NURSE_EXAM',
    law: [primary('§ 16d Abs. 5 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-49',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      who: ['degree_list', 'degree_other'],
      stage: ['nothing'],
    },
    outcome: 'Y_REC_DEGREE',
    law: [primary('§ 18 Abs. 3 Nr. 2 AufenthG'), secondary('anabin'), secondary('zab')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-50',
    when: { country: NOT_EU, goal: ['recognition'], who: ['training'], stage: ['nothing'] },
    outcome: 'Y_REC_TRAINING',
    law: [primary('§ 18 Abs. 3 Nr. 1 AufenthG'), secondary('which office decides')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-51',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      who: ['degree_list', 'degree_other', 'training'],
      stage: ['notice'],
    },
    outcome: 'Y_REC_MEASURE',
    law: [primary('§ 16d Abs. 1, 2 AufenthG'), primary('§ 20b Abs. 1 Satz 1 Nr. 1 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-52',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      who: ['degree_list', 'degree_other', 'training'],
      stage: ['employer'],
    },
    outcome: 'Y_REC_PARTNERSHIP',
    law: [primary('§ 16d Abs. 3 AufenthG')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-53',
    when: {
      country: NOT_EU,
      goal: ['recognition'],
      who: ['degree_list', 'degree_other', 'training'],
      stage: ['full'],
    },
    outcome: 'Y_REC_FULL',
    law: [primary('§§ 18a, 18b AufenthG'), primary('§ 20a Abs. 3 Nr. 1 AufenthG')],
    validFrom: '2023-11-18',
  },
  {
    id: 'Y-54',
    when: { country: NOT_EU, goal: ['recognition'], who: ['it_exp', 'driver', 'cook', 'none'] },
    outcome: 'Y_REC_NOTHING',
    law: [primary('§ 16d Abs. 1, 6 AufenthG'), primary('§ 6 Abs. 1 Satz 3 BeschV')],
    validFrom: '2024-03-01',
  },
  {
    id: 'Y-55',
    when: { country: NOT_EU, goal: ['recognition'], who: ['care'] },
    outcome: 'Y_REC_CARE',
    law: [secondary('PflFAssG'), secondary('ministry on care assistants, 2025')],
    validFrom: '2024-03-01',
  },
] as const satisfies readonly LawRow<PeopleAnswers, keyof typeof RECOGNITION_OUTCOMES>[]

import { Link } from '@tanstack/react-router'
import { site } from '#src/site.ts'
import { type LegalSection, LegalText } from '#src/ui/legal-text.tsx'
import { ControllerAddress, ControllerFact } from './controller.tsx'
import { FORM_LABELS, FORM_NOTICES } from './form-notices.de.ts'
import { FormNotices } from './form-notices.tsx'
import { StoredKeys } from './stored-keys.tsx'

const mail = <a href={`mailto:${site.email}`}>{site.email}</a>

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'overview',
    title: 'Das Wichtigste in Kürze',
    content: (
      <ul>
        <li>
          Wir verarbeiten Ihre Daten, um Ihnen diese Website zu zeigen und Ihre Anfragen zu beantworten.
        </li>
        <li>
          Wir messen Ihr Verhalten nicht und verfolgen es nicht. Es gibt keine Werbung und keine Profile.
        </li>
        <li>
          Unsere Seiten setzen keine Cookies und rufen nichts von fremden Anbietern ab. Schriften und Bilder
          kommen von unserer eigenen Adresse.
        </li>
        <li>Ihre Angaben verkaufen wir nicht. Wer sie erhält, steht unten bei jedem Formular.</li>
        <li>Fragen, Auskunft, Löschung, Widerruf: Eine formlose Nachricht an {mail} genügt.</li>
      </ul>
    ),
  },
  {
    id: 'controller',
    title: 'Verantwortlicher',
    content: (
      <>
        <p>Verantwortlich für die Verarbeitung Ihrer Daten (Art. 4 Nr. 7 DSGVO) ist:</p>
        <ControllerAddress locale="de" />
        <p>
          Ansprechperson für den Datenschutz: <ControllerFact field="dataProtectionOfficer" locale="de" />.
          Weitere Angaben stehen im <Link to="/impressum">Impressum</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'hosting',
    title: 'Aufruf der Website und Hosting',
    content: (
      <>
        <p>
          Die Website läuft auf Azure Static Web Apps. Anbieter ist die Microsoft Ireland Operations Limited,
          One Microsoft Place, South County Business Park, Leopardstown, Dublin 18, Irland. Microsoft
          verarbeitet die Daten als unser Auftragsverarbeiter (Art. 28 DSGVO).
        </p>
        <p>
          Funktionen und Datenspeicher liegen in einer Azure-Region in der EU. Die fertigen Seiten, die keine
          Angaben von Ihnen enthalten, liefert Microsoft weltweit von einem Standort in Ihrer Nähe aus.
        </p>
        <p>Bei jedem Aufruf fallen technisch diese Daten an und werden in Serverprotokollen festgehalten:</p>
        <ul>
          <li>IP-Adresse, Datum und Uhrzeit</li>
          <li>aufgerufene Adresse, Ergebnis des Abrufs und Datenmenge</li>
          <li>Kennung Ihres Browsers und Betriebssystems</li>
        </ul>
        <p>
          Zweck ist, die Seiten auszuliefern sowie Störungen und Angriffe zu erkennen. Rechtsgrundlage ist
          unser berechtigtes Interesse an einem sicheren Betrieb (Art. 6 Abs. 1 lit. f DSGVO). Wir werten die
          Protokolle nicht nach Personen aus. Sie werden nach 30 Tagen gelöscht, außer wir müssen damit einen
          Angriff aufklären. Unsere eigenen Programmprotokolle enthalten keine Namen, Adressen oder
          Nachrichten.
        </p>
        <p>
          Ohne diese Daten lässt sich die Website nicht anzeigen. Zwischen Ihrem Browser und uns ist die
          Übertragung verschlüsselt.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'Was Ihr Browser speichert',
    content: (
      <>
        <p>
          Die folgenden Einträge legt die Website in Ihrem Browser ab, weitere nicht. Sie sind für Funktionen
          nötig, die Sie selbst nutzen. Deshalb brauchen sie keine Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG). Sie
          bleiben auf Ihrem Gerät; zu uns gelangt nur, was Sie mit einem Formular absenden.
        </p>
        <p>
          Derzeit setzen wir nichts ein, was eine Einwilligung verlangt. Führen wir so etwas ein, fragen wir
          Sie vorher. Ablehnen ist genauso leicht wie zustimmen und hat keine Nachteile.
        </p>
        <StoredKeys locale="de" />
      </>
    ),
  },
  {
    id: 'forms',
    title: 'Formulare',
    content: (
      <>
        <p>
          Zu jedem Formular speichern wir außerdem den Zeitpunkt des Eingangs, die genutzte Sprache und eine
          Referenznummer. Willigen Sie ein, speichern wir auch die Fassung des Einwilligungstextes. So können
          wir Ihre Anfrage zuordnen und die Einwilligung belegen. Ihre Angaben sind gesetzlich nicht
          vorgeschrieben.
        </p>
        <p>
          Bitte senden Sie über die Formulare noch keine Ausweise, Gesundheitsdaten oder Angaben zu Religion
          und politischer Meinung. Nennen Sie andere Personen nur, soweit es nötig ist, und informieren Sie
          diese darüber.
        </p>
        <FormNotices notices={FORM_NOTICES} labels={FORM_LABELS} />
      </>
    ),
  },
  {
    id: 'mail-dispatch',
    title: 'Versand unserer E-Mails',
    content: (
      <p>
        Bestätigungen an Sie und Benachrichtigungen an unser Team verschickt Azure Communication Services von
        Microsoft; als Datenstandort ist Europa gewählt. Verarbeitet werden E-Mail-Adresse, Betreff und
        Inhalt. Die Rechtsgrundlage ist dieselbe wie bei dem Formular, das Sie genutzt haben. Ob Sie eine
        E-Mail öffnen oder einen Link darin anklicken, messen wir nicht.
      </p>
    ),
  },
  {
    id: 'direct-contact',
    title: 'E-Mail und Telefon',
    content: (
      <p>
        Schreiben Sie uns direkt oder rufen Sie an, verarbeiten wir Ihre Kontaktdaten und Ihr Anliegen, um zu
        antworten. Rechtsgrundlage ist Art. 6 Abs. 1 lit. b DSGVO, für Kontaktpersonen in Unternehmen lit. f.
        Ohne Auftrag löschen wir die Daten 6 Monate nach dem letzten Kontakt. Eine Telefonnummer nutzen wir
        nur für Rückrufe zu Ihrer Anfrage, nie für Werbung.
      </p>
    ),
  },
  {
    id: 'mandates',
    title: 'Aufträge',
    content: (
      <p>
        Beauftragen Sie uns, verarbeiten wir die dafür nötigen Daten auf Grundlage des Vertrags (Art. 6 Abs. 1
        lit. b DSGVO). Behörden, Anerkennungsstellen, Dolmetschdienste oder Ihr künftiger Arbeitgeber erhalten
        Daten nur, soweit der Auftrag es verlangt; wir stimmen das mit Ihnen ab. Vor Beginn informieren wir
        Sie gesondert. Danach gelten gesetzliche Aufbewahrungsfristen (Art. 6 Abs. 1 lit. c DSGVO mit § 257
        HGB, § 147 AO): 6 Jahre für Geschäftsbriefe, 8 für Buchungsbelege, 10 für Bücher und Abschlüsse.
      </p>
    ),
  },
  {
    id: 'recipients',
    title: 'Empfänger',
    content: (
      <>
        <p>Ihre Daten erhalten nur:</p>
        <ul>
          <li>die Personen in unserem Team, die Ihre Anfrage bearbeiten,</li>
          <li>Microsoft Ireland Operations Limited für Hosting, Datenspeicher und E-Mail-Versand,</li>
          <li>
            der Anbieter unseres Postfachs: <ControllerFact field="mailboxProvider" locale="de" />,
          </li>
          <li>Behörden und Gerichte, wenn ein Gesetz uns dazu verpflichtet.</li>
        </ul>
        <p>
          Mit Dienstleistern, die für uns Daten verarbeiten, bestehen Verträge nach Art. 28 DSGVO. Links zu
          sozialen Netzwerken sind einfache Links: Erst wenn Sie ihnen folgen, erhält das Netzwerk Daten.
        </p>
      </>
    ),
  },
  {
    id: 'third-countries',
    title: 'Übermittlung in Drittländer',
    content: (
      <>
        <p>
          Wir speichern Formulardaten in der EU. In einzelnen Fällen kann Microsoft aber von außerhalb des
          Europäischen Wirtschaftsraums auf Daten zugreifen. Ein Beispiel ist der Zugriff aus den USA, um
          Systeme zu warten oder Angriffe abzuwehren.
        </p>
        <p>
          Für die USA hat die EU-Kommission am 10. Juli 2023 einen Angemessenheitsbeschluss gefasst (EU-US
          Data Privacy Framework, Art. 45 DSGVO). Er gilt für zertifizierte Unternehmen; nach unserem
          Kenntnisstand gehört die Microsoft Corporation dazu. Daneben gelten mit Microsoft die
          Standardvertragsklauseln der EU-Kommission (Art. 46 Abs. 2 lit. c DSGVO). Sie bleiben die Grundlage,
          falls der Beschluss wegfällt oder ein anderes Land betroffen ist. Eine Kopie der Klauseln erhalten
          Sie auf Anfrage von uns.
        </p>
      </>
    ),
  },
  {
    id: 'retention',
    title: 'Speicherdauer im Überblick',
    content: (
      <>
        <p>Diese Fristen haben wir selbst festgelegt, soweit kein Gesetz genannt ist:</p>
        <ul>
          <li>Serverprotokolle: 30 Tage</li>
          <li>Anfragen ohne Auftrag: 6 Monate nach dem letzten Kontakt</li>
          <li>Warteliste: bis zum Widerruf; nicht bestätigte Anmeldungen: 30 Tage</li>
          <li>Nachweis einer Einwilligung: 3 Jahre ab dem Widerruf</li>
          <li>Aufträge: bis zum Ende der gesetzlichen Aufbewahrung (6, 8 oder 10 Jahre)</li>
        </ul>
        <p>
          Danach löschen wir die Daten. Länger bewahren wir sie nur auf, solange wir sie brauchen, um
          Rechtsansprüche geltend zu machen oder abzuwehren (Art. 6 Abs. 1 lit. f DSGVO).
        </p>
      </>
    ),
  },
  {
    id: 'automated-decisions',
    title: 'Keine automatisierten Entscheidungen',
    content: (
      <p>
        Über Ihr Anliegen entscheiden Menschen. Automatisierte Entscheidungen im Einzelfall und Profiling im
        Sinne von Art. 22 DSGVO finden nicht statt.
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Ihre Rechte',
    content: (
      <>
        <p>Sie haben uns gegenüber diese Rechte, jeweils unter den Voraussetzungen des Gesetzes:</p>
        <ul>
          <li>Auskunft über Ihre Daten und eine Kopie davon (Art. 15 DSGVO)</li>
          <li>Berichtigung falscher und Ergänzung unvollständiger Daten (Art. 16 DSGVO)</li>
          <li>Löschung (Art. 17 DSGVO)</li>
          <li>Einschränkung der Verarbeitung (Art. 18 DSGVO)</li>
          <li>Mitteilung, wem wir eine Berichtigung oder Löschung weitergegeben haben (Art. 19 DSGVO)</li>
          <li>Ihre Daten in einem gängigen, maschinenlesbaren Format (Art. 20 DSGVO)</li>
          <li>Widerspruch gegen die Verarbeitung (Art. 21 DSGVO, siehe nächster Abschnitt)</li>
          <li>keine Entscheidung allein durch Automaten (Art. 22 DSGVO)</li>
        </ul>
        <p>
          <strong>Widerruf:</strong> Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen (Art. 7
          Abs. 3 DSGVO). Was bis dahin geschah, bleibt rechtmäßig. Eine Nachricht an {mail} genügt.
        </p>
        <p>Wir antworten kostenlos und in der Regel innerhalb eines Monats (Art. 12 Abs. 3 DSGVO).</p>
      </>
    ),
  },
  {
    id: 'objection',
    title: 'Ihr Widerspruchsrecht (Art. 21 DSGVO)',
    content: (
      <p>
        <strong>
          Stützen wir eine Verarbeitung auf unser berechtigtes Interesse (Art. 6 Abs. 1 lit. f DSGVO), können
          Sie ihr jederzeit widersprechen. Nötig sind Gründe, die sich aus Ihrer besonderen Situation ergeben.
          Wir verarbeiten die Daten dann nicht mehr, außer es gibt zwingende schutzwürdige Gründe oder es geht
          um Rechtsansprüche. Einer Nutzung für Direktwerbung können Sie immer und ohne Gründe widersprechen.
        </strong>
      </p>
    ),
  },
  {
    id: 'complaint',
    title: 'Beschwerde bei der Aufsichtsbehörde',
    content: (
      <p>
        Sie können sich bei einer Datenschutz-Aufsichtsbehörde beschweren (Art. 77 DSGVO), etwa an Ihrem
        Wohnort. Für uns zuständig ist je nach Sitz des Unternehmens das Bayerische Landesamt für
        Datenschutzaufsicht (BayLDA, Ansbach) oder die Berliner Beauftragte für Datenschutz und
        Informationsfreiheit. Der Sitz steht oben unter „Verantwortlicher“.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Änderungen',
    content: (
      <p>
        Ändern sich die Website, unsere Dienstleister oder das Recht, passen wir diese Erklärung an. Es gilt
        die Fassung, die hier steht. Für Zwecke, die hier nicht genannt sind, verarbeiten wir Ihre Daten
        nicht, ohne Sie vorher zu informieren.
      </p>
    ),
  },
]

/** The binding privacy policy (Art. 13 GDPR). Periods without a law beside them are the operator's own policy. */
export function PrivacyPolicy() {
  return <LegalText contents="Inhalt" sections={SECTIONS} />
}

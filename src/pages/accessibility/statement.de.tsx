import { Link } from '@tanstack/react-router'
import { site } from '#src/site.ts'
import type { LegalSection } from '#src/ui/legal-text.tsx'

const mail = <a href={`mailto:${site.email}`}>{site.email}</a>

export const STATEMENT: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'Was wir hier anbieten',
    content: (
      <>
        <p>
          {site.name} berät Menschen, die in Deutschland leben möchten, und Unternehmen, die sie einstellen
          wollen. Es geht um Visum, Arbeitserlaubnis, Anerkennung von Abschlüssen und Ankommen.
        </p>
        <p>Auf dieser Website können Sie</p>
        <ul>
          <li>unsere Leistungen kennenlernen,</li>
          <li>Artikel zu Visum und Aufenthalt lesen,</li>
          <li>
            uns schreiben, einen ersten Visa-Fall kostenlos prüfen lassen oder eine kostenlose Beratung
            buchen,
          </li>
          <li>Ihre E-Mail-Adresse auf die Warteliste des Job Seeker Compass setzen.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-it-works',
    title: 'So funktioniert es',
    content: (
      <>
        <ul>
          <li>Sie brauchen kein Konto und kein Passwort. Die Website zu nutzen kostet nichts.</li>
          <li>
            Jedes Formular fragt nur, was wir zum Antworten brauchen. Pflichtfelder sind gekennzeichnet. Sie
            haben beliebig viel Zeit.
          </li>
          <li>
            Fehlt eine Angabe, sagt die Seite, welche es ist und wie Sie sie ergänzen. Ihre Eingaben bleiben
            stehen.
          </li>
          <li>
            Nach dem Absenden einer Buchung sehen Sie eine Referenznummer; eine Bestätigung folgt per E-Mail.
          </li>
          <li>
            Ein Mensch antwortet innerhalb von 1-2 Werktagen. Den Termin stimmen wir per E-Mail mit Ihnen ab.
          </li>
        </ul>
        <p>
          Die Erstberatung dauert etwa 30 Minuten. Brauchen Sie sie in anderer Form, etwa schriftlich oder
          gedolmetscht, sagen Sie es uns bei der Buchung; wir suchen einen Weg.
        </p>
      </>
    ),
  },
  {
    id: 'requirements',
    title: 'Wie wir die Anforderungen erfüllen',
    content: (
      <>
        <p>
          Die Anforderungen ergeben sich aus dem Barrierefreiheitsstärkungsgesetz (BFSG) und seiner Verordnung
          (BFSGV), vor allem aus §§ 12 und 19. Unser Maßstab ist die europäische Norm EN 301 549. Unser Ziel
          ist die Stufe AA der Web Content Accessibility Guidelines (WCAG) 2.2. Das heißt:
        </p>
        <ul>
          <li>Alles lässt sich allein mit der Tastatur bedienen. Der Fokus ist immer sichtbar.</li>
          <li>
            Überschriften, Listen, Formulare und Bereiche sind so ausgezeichnet, dass Screenreader sie
            benennen. Nach jedem Seitenwechsel wird der Titel vorgelesen.
          </li>
          <li>
            Texte haben einen Kontrast von mindestens 4,5 zu 1. Keine Information hängt allein an der Farbe.
          </li>
          <li>
            Text lässt sich auf 200 Prozent vergrößern, und die Seiten passen ohne seitliches Scrollen auf
            schmale Bildschirme.
          </li>
          <li>
            Schaltflächen und Links sind groß genug für Finger. Nichts blinkt oder spielt von selbst ab.
          </li>
          <li>Wer am Gerät weniger Bewegung einstellt, sieht keine.</li>
          <li>
            Die Seiten sind ohne Skripte lesbar. Die Formulare nennen dann stattdessen unsere E-Mail-Adresse.
          </li>
          <li>
            Die Sprache jeder Seite und fremdsprachiger Stellen ist für die Sprachausgabe gekennzeichnet.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Grenzen, die wir kennen',
    content: (
      <ul>
        <li>
          Kalender und Uhrzeiten auf der <Link to="/book-appointment">Buchungsseite</Link> dienen nur zur
          Information. Sie wählen nichts aus, und die Seite sagt das. Den Termin stimmen wir per E-Mail ab.
        </li>
        <li>
          Porträts und einige Bilder sind Illustrationen anstelle von Fotos. Eigene Informationen enthalten
          sie nicht.
        </li>
        <li>
          Einige Artikel gibt es nur in einer Sprache: Englisch oder Türkisch. Sie sind für die Sprachausgabe
          gekennzeichnet, und die Seite weist vorher darauf hin.
        </li>
        <li>Eine Fassung in Leichter Sprache oder in Gebärdensprache gibt es noch nicht.</li>
        <li>Menschen mit Behinderungen haben die Website noch nicht systematisch getestet.</li>
      </ul>
    ),
  },
  {
    id: 'assessment',
    title: 'Wie wir geprüft haben',
    content: (
      <p>
        Diese Erklärung stammt vom November 2026 und beruht auf einer Selbstbewertung. Das Werkzeug axe prüft
        jede Seite in beiden Sprachen, automatisch und bevor eine Änderung erscheint. Dazu kommen Prüfungen
        mit Tastatur, vergrößertem Text und schmalen Bildschirmen. Solche Werkzeuge finden viele Fehler, aber
        nicht alle.
      </p>
    ),
  },
  {
    id: 'feedback',
    title: 'Barriere melden',
    content: (
      <>
        <p>
          Sind Sie auf eine Barriere gestoßen oder brauchen Sie etwas in anderer Form? Schreiben Sie an {mail}
          . Nennen Sie die Seite und was nicht ging. Wir antworten innerhalb von 1-2 Werktagen.
        </p>
        <p>
          Auch die <Link to="/contact">Kontaktseite</Link> steht Ihnen offen; Anschrift und Telefon finden Sie
          im <Link to="/impressum">Impressum</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'authority',
    title: 'Zuständige Behörde',
    content: (
      <p>
        Helfen wir Ihnen nicht weiter, können Sie sich an die Marktüberwachungsbehörde wenden. Das ist die
        Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF),
        Magdeburg.
      </p>
    ),
  },
]

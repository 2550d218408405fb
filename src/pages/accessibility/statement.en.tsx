import { Link } from '@tanstack/react-router'
import { site } from '#src/site.ts'
import type { LegalSection } from '#src/ui/legal-text.tsx'

const mail = <a href={`mailto:${site.email}`}>{site.email}</a>

export const STATEMENT: readonly LegalSection[] = [
  {
    id: 'service',
    title: 'What we offer here',
    content: (
      <>
        <p>
          {site.name} advises people who want to live in Germany, and companies that want to employ them. The
          subjects are visas, work permits, recognition of qualifications and arrival.
        </p>
        <p>On this website you can</p>
        <ul>
          <li>read about our services,</li>
          <li>read articles about visas and residence,</li>
          <li>write to us, have a first visa case checked free of charge, or book a free consultation,</li>
          <li>put your e-mail address on the waiting list of the Job Seeker Compass.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'how-it-works',
    title: 'How it works',
    content: (
      <>
        <ul>
          <li>You need no account and no password. Using the website costs nothing.</li>
          <li>
            Each form asks only for what we need to answer. Required fields are marked. You can take as long
            as you like.
          </li>
          <li>
            If an entry is missing, the page says which one and how to put it right. What you typed stays.
          </li>
          <li>
            After you have sent a booking you see a reference number, and a confirmation comes by e-mail.
          </li>
          <li>A person answers within 1-2 working days. We agree on the date with you by e-mail.</li>
        </ul>
        <p>
          The first consultation takes about 30 minutes. If you need it in another form, for instance in
          writing or with an interpreter, tell us when you book. We will look for a way.
        </p>
      </>
    ),
  },
  {
    id: 'requirements',
    title: 'How we meet the requirements',
    content: (
      <>
        <p>
          The requirements follow from the Accessibility Strengthening Act (<abbr>BFSG</abbr>) and its
          ordinance (<abbr>BFSGV</abbr>), above all §§ 12 and 19. As a yardstick we use the European standard
          EN 301 549. Our target is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. In
          practice:
        </p>
        <ul>
          <li>Every function can be used with the keyboard alone. The focus is always visible.</li>
          <li>
            Headings, lists, forms and regions are marked up so that screen readers can name them. After each
            change of page its title is read out.
          </li>
          <li>Text contrast is at least 4.5 to 1. No information depends on colour alone.</li>
          <li>
            Text can be enlarged to 200 percent, and the layout fits narrow screens without scrolling
            sideways.
          </li>
          <li>Buttons and links are large enough for fingers. Nothing flashes or plays by itself.</li>
          <li>Whoever asks their device for less motion gets none.</li>
          <li>Pages can be read without scripts. The forms then name our e-mail address instead.</li>
          <li>The language of each page and of foreign passages is marked for speech output.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'limits',
    title: 'Limits we know of',
    content: (
      <ul>
        <li>
          The calendar and the time slots on the <Link to="/book-appointment">booking page</Link> are for
          information only. They select nothing, and the page says so. We agree on the date by e-mail.
        </li>
        <li>
          Portraits and some pictures are illustrations that stand in for photographs. They carry no
          information of their own.
        </li>
        <li>
          Some articles exist in one language only: English or Turkish. They are marked for speech output, and
          the page tells you beforehand.
        </li>
        <li>There is no version in easy-to-read language or in sign language yet.</li>
        <li>People with disabilities have not tested the website systematically yet.</li>
      </ul>
    ),
  },
  {
    id: 'assessment',
    title: 'How we checked',
    content: (
      <p>
        This statement was drawn up in November 2026 and rests on our own assessment. Every page is checked
        with the tool axe in both languages, automatically, before a change is published. We add checks with
        the keyboard, enlarged text and narrow screens. Such tools find many faults, but not all.
      </p>
    ),
  },
  {
    id: 'feedback',
    title: 'Tell us about a barrier',
    content: (
      <>
        <p>
          Did you meet a barrier, or do you need something in another form? Write to {mail}. Tell us the page
          and what did not work. We answer within 1-2 working days.
        </p>
        <p>
          You may also use the <Link to="/contact">contact page</Link>; postal address and phone are in the{' '}
          <Link to="/impressum">legal notice</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'authority',
    title: 'The market surveillance authority',
    content: (
      <p>
        If we do not help you, you can turn to the authority in charge. It is the joint market surveillance
        authority of the German states for the accessibility of products and services:{' '}
        <span lang="de">
          Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen
        </span>{' '}
        (MLBF), Magdeburg.
      </p>
    ),
  },
]

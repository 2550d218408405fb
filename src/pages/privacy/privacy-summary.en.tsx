import { Link } from '@tanstack/react-router'
import { site } from '#src/site.ts'
import { type LegalSection, LegalText } from '#src/ui/legal-text.tsx'
import { ControllerAddress, ControllerFact } from './controller.tsx'
import { FORM_LABELS, FORM_NOTICES } from './form-notices.en.ts'
import { FormNotices } from './form-notices.tsx'
import { StoredKeys } from './stored-keys.tsx'

const mail = <a href={`mailto:${site.email}`}>{site.email}</a>

const SECTIONS: readonly LegalSection[] = [
  {
    id: 'overview',
    title: 'What this page is, and the policy in short',
    content: (
      <>
        <p>
          Our privacy policy is written in German, and{' '}
          <a href="/de/privacy" hrefLang="de">
            the German text
          </a>{' '}
          is the binding one. This page tells you in English what it contains, section by section.
        </p>
        <ul>
          <li>We process your data to show you this website and to answer your inquiries.</li>
          <li>We do not measure or follow what you do. There is no advertising and no profiling.</li>
          <li>
            Our pages set no cookies and request nothing from other companies. Fonts and pictures come from
            our own address.
          </li>
          <li>We do not sell your data. Who receives it is listed with each form below.</li>
          <li>Questions, access, deletion, withdrawal: an informal message to {mail} is enough.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'controller',
    title: 'Who is responsible',
    content: (
      <>
        <p>The controller of your data (Art. 4 No. 7 GDPR) is:</p>
        <ControllerAddress locale="en" />
        <p>
          Contact for data protection: <ControllerFact field="dataProtectionOfficer" locale="en" />. More is
          in the <Link to="/impressum">legal notice</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'hosting',
    title: 'Visiting the website, and hosting',
    content: (
      <>
        <p>
          The site runs on Azure Static Web Apps by Microsoft Ireland Operations Limited, Dublin, our
          processor under Art. 28 GDPR. Functions and data storage are in an Azure region in the EU. The
          finished pages, which contain nothing about you, are delivered from a Microsoft location near you.
        </p>
        <p>
          Server logs record your IP address, date and time, the address requested, the result, the amount of
          data, and your browser and operating system. We need this to deliver the pages and to notice faults
          and attacks: our legitimate interest, Art. 6 (1) (f) GDPR. The logs are deleted after 30 days,
          unless we need them to investigate an attack. Our own program logs contain no names, addresses or
          messages.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    title: 'What your browser stores',
    content: (
      <>
        <p>
          The site puts these entries into your browser, and no others. They are needed for functions you use
          yourself, so they need no consent (§ 25 (2) No. 2 TDDDG). They stay on your device; we receive only
          what you send with a form. At present nothing we use asks for consent.
        </p>
        <StoredKeys locale="en" />
      </>
    ),
  },
  {
    id: 'forms',
    title: 'Forms',
    content: (
      <>
        <p>
          With each form we also store when it arrived, your language and a reference number. Where you
          consent, we also store the version of the consent text. No law obliges you to give us this data.
          Please send no identity papers, health data or details of religion and political opinion through the
          forms.
        </p>
        <FormNotices notices={FORM_NOTICES} labels={FORM_LABELS} />
      </>
    ),
  },
  {
    id: 'mail-dispatch',
    title: 'How our e-mails are sent',
    content: (
      <p>
        Azure Communication Services by Microsoft, with Europe as its data location, sends confirmations to
        you and notifications to our team. The legal basis is that of the form you used. We do not measure
        whether you open an e-mail or follow a link in it.
      </p>
    ),
  },
  {
    id: 'direct-contact',
    title: 'E-mail and phone',
    content: (
      <p>
        If you write or call, we use your contact details and your question to answer you. The basis is Art. 6
        (1) (b) GDPR, for contact persons at companies (f). If you do not commission us, we delete the data 6
        months after the last contact. We use phone numbers only to call back about your inquiry.
      </p>
    ),
  },
  {
    id: 'mandates',
    title: 'If you commission us',
    content: (
      <p>
        If you commission us, the contract is the basis: Art. 6 (1) (b) GDPR. Authorities, recognition bodies,
        interpreters or your future employer receive only what the work requires, agreed with you. We inform
        you separately before we start. German law then requires us to keep business letters for 6 years,
        accounting vouchers for 8 and books for 10.
      </p>
    ),
  },
  {
    id: 'recipients',
    title: 'Who receives your data',
    content: (
      <p>
        Your data goes to the people in our team who handle your inquiry and to Microsoft for hosting, storage
        and e-mail. It also goes to the company that runs our mailbox (
        <ControllerFact field="mailboxProvider" locale="en" />
        ), and authorities or courts where a law obliges us. Processors are bound by contracts under Art. 28
        GDPR. Links to social networks are plain links: a network receives data only if you follow one.
      </p>
    ),
  },
  {
    id: 'third-countries',
    title: 'Countries outside the EU',
    content: (
      <p>
        Form data is stored in the EU. Microsoft may in single cases access data from outside, for instance
        from the United States for maintenance or against attacks. To our knowledge Microsoft is certified
        under the EU-US Data Privacy Framework (Art. 45 GDPR). The EU standard contractual clauses also apply
        (Art. 46) and remain the basis if the framework is struck down. We send you a copy on request.
      </p>
    ),
  },
  {
    id: 'retention',
    title: 'How long we keep data',
    content: (
      <>
        <p>We have set these periods ourselves, except those of the law:</p>
        <ul>
          <li>Server logs: 30 days</li>
          <li>Inquiries that lead to no contract: 6 months after the last contact</li>
          <li>Waiting list: until you withdraw; sign-ups never confirmed: 30 days</li>
          <li>Proof of consent: 3 years from the withdrawal</li>
          <li>Contracts: until the periods of the law end (6, 8 or 10 years)</li>
        </ul>
        <p>Then we delete the data, unless we still need it to pursue or to defend legal claims.</p>
      </>
    ),
  },
  {
    id: 'automated-decisions',
    title: 'No automated decisions',
    content: (
      <p>
        People decide about your case. There is no automated decision-making and no profiling (Art. 22 GDPR).
      </p>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    content: (
      <>
        <p>You have the rights of Art. 15 to 22 GDPR, under the conditions of the law:</p>
        <ul>
          <li>access to your data and a copy of it</li>
          <li>correction, deletion, and restriction of the processing</li>
          <li>to learn whom we told about a correction or deletion</li>
          <li>your data in a common, machine-readable format</li>
          <li>objection, and no decision by machines alone</li>
        </ul>
        <p>
          You can withdraw a consent at any time for the future (Art. 7 (3) GDPR). What happened before
          remains lawful. A message to {mail} is enough. We answer free of charge, as a rule within a month.
        </p>
      </>
    ),
  },
  {
    id: 'objection',
    title: 'Your right to object (Art. 21 GDPR)',
    content: (
      <p>
        <strong>
          Where we rely on a legitimate interest (Art. 6 (1) (f) GDPR), you can object at any time on grounds
          of your particular situation. We then stop, unless compelling grounds or legal claims stand against
          it. You can object to direct marketing always and without grounds.
        </strong>
      </p>
    ),
  },
  {
    id: 'complaint',
    title: 'Complaint to the supervisory authority',
    content: (
      <p>
        You can complain to a data protection authority (Art. 77 GDPR), for instance where you live. Depending
        on our registered office, ours is the{' '}
        <span lang="de">Bayerisches Landesamt für Datenschutzaufsicht</span> (BayLDA, Ansbach) or the{' '}
        <span lang="de">Berliner Beauftragte für Datenschutz und Informationsfreiheit</span>.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes',
    content: (
      <p>
        When the website, our service providers or the law change, we adapt the German policy and this page.
        For a new purpose we inform you first.
      </p>
    ),
  },
]

/** What the German policy contains, for readers of English; the German text is the binding one. */
export function PrivacySummary() {
  return <LegalText contents="Contents" sections={SECTIONS} />
}

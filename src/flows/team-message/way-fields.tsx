import type { ProposalDraft } from '#machines/team-message.ts'
import { LineField, ListField } from '#src/ui/field/field.tsx'
import { CITY_NAMES, WAY_NAMES } from './team-message.texts.ts'

type Way = Pick<ProposalDraft, 'way' | 'link' | 'city'>

interface WayFieldsProps {
  value: Way
  problem?: string | null
  onChange: (change: Partial<Way>) => void
}

/** Fields for the way in which both sides meet: by phone, by video or at an office. */
export function WayFields({ value: { way, link, city }, problem = null, onChange }: WayFieldsProps) {
  return (
    <>
      <ListField
        label="How"
        value={way}
        choices={choicesOf(WAY_NAMES)}
        onChange={({ currentTarget }) => onChange({ way: currentTarget.value as Way['way'] })}
      />
      {way === 'video' && (
        <LineField
          label="Link of the video call"
          type="url"
          inputMode="url"
          pattern="https://.+"
          title="An address that begins with https://"
          maxLength={500}
          required
          value={link}
          problem={problem}
          onChange={({ currentTarget }) => onChange({ link: currentTarget.value })}
        />
      )}
      {way === 'office' && (
        <ListField
          label="Office"
          value={city}
          choices={choicesOf(CITY_NAMES)}
          onChange={({ currentTarget }) => onChange({ city: currentTarget.value as Way['city'] })}
        />
      )}
    </>
  )
}

const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, text]) => ({ value, text }))

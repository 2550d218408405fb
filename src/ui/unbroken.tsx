/** A range of numbers with what it counts, and words with a hyphen; browsers may end a line after it. */
const WHOLE = /(\d+[-–]\d+(?: \p{L}+)?|(?<!\p{L})\p{L}{1,5}-\p{L}+|\p{L}+-\p{L}{1,2}(?!\p{L}))/u

/** A text whose ranges ("1-2 working days") and short joined words ("sign-up", "e-mail") each stay on one line. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(WHOLE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else, and never move
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )

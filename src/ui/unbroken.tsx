/** Matches text that browsers might break after a hyphen: ranges of numbers, and short compounds such as "sign-up". */
const JOINED = /(\d+[-–]\d+(?: \p{L}+)?|(?<!\p{L})\p{L}-\p{L}+|\p{L}+-\p{L}{1,2}(?!\p{L}))/u

/** Keeps ranges of numbers, such as "1-2 days", and short compounds on one line. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(JOINED).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else, and never move
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )

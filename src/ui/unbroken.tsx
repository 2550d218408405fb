/** A range of numbers; browsers may end a line after its hyphen. */
const RANGE = /(\d+[-–]\d+)/

/** A text whose ranges of numbers, such as "1-2", each stay on one line. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(RANGE).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have nothing else, and never move
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  )

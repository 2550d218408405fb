import { fromCallback } from 'xstate'
import { type SentenceEvent, sentenceMachine } from '#machines/sentence.ts'
import { said, say } from '#src/browser/said.ts'

/** The machine of the sentence with its port wired: the address. */
export const sentenceFlow = sentenceMachine.provide({
  actors: {
    address: fromCallback<SentenceEvent>(({ sendBack }) => {
      const tell = () => sendBack({ type: 'arrive', sentence: said() })
      tell()
      addEventListener('hashchange', tell)
      return () => removeEventListener('hashchange', tell)
    }),
  },
  actions: { writeAddress: ({ context: { sentence } }) => say(sentence) },
})

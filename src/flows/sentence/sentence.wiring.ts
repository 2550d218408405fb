import { fromCallback } from 'xstate'
import { type SentenceEvent, sentenceMachine } from '#machines/sentence.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'

/** Wires the sentence's machine to its port: the URL. */
export const wireSentence = () =>
  sentenceMachine.provide({
    actors: {
      address: fromCallback<SentenceEvent>(({ sendBack }) => {
        const tell = () => sendBack({ type: 'arrive', sentence: visitorSentence.read() })
        tell()
        addEventListener('hashchange', tell)
        return () => removeEventListener('hashchange', tell)
      }),
    },
    actions: { writeAddress: ({ context: { sentence } }) => visitorSentence.write(sentence) },
  })

import { fromCallback } from 'xstate'
import { type SentenceEvent, sentenceMachine } from '#machines/sentence.ts'
import { visitorSentence } from '#src/browser/visitor-sentence.ts'

export const wireSentence = () =>
  sentenceMachine.provide({
    actors: {
      address: fromCallback<SentenceEvent>(({ sendBack }) => {
        const stopped = new AbortController()
        visitorSentence.follow((sentence) => sendBack({ type: 'arrive', sentence }), stopped.signal)
        return () => stopped.abort()
      }),
    },
    actions: { writeAddress: ({ context: { sentence } }) => visitorSentence.write(sentence) },
  })

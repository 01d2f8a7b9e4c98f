/** Questions and answers on a terminal, or line by line from a pipe. */
import { createInterface, type Interface } from 'node:readline'
import { Writable } from 'node:stream'
import { CommandError } from '../failure.ts'

export interface Question {
  text: string
  /** The meaning of an empty answer; without it, an answer is required. */
  initial?: string
  /** Whether to hide the answer while it is typed. */
  isSecret?: boolean
  /** Why an answer is refused; undefined if it is not. */
  reason?: (answer: string) => string | undefined | Promise<string | undefined>
}

/** The most characters of an answer. */
const ANSWER_LIMIT = 4096

export class Prompt {
  readonly #lines: string[] = []
  readonly #reader: Interface
  readonly #output: NodeJS.WritableStream
  #isMuted = false
  #isClosed = false
  #wake: () => void = () => undefined

  constructor(input: NodeJS.ReadableStream & { isTTY?: boolean }, output: NodeJS.WritableStream) {
    this.#output = output
    const terminal = input.isTTY === true
    const shown = new Writable({
      write: (chunk: Buffer, _, done) => {
        if (!this.#isMuted) output.write(chunk)
        done()
      },
    })
    this.#reader = createInterface({ input, output: shown, terminal, historySize: 0 })
    this.#reader.on('line', (line) => {
      this.#lines.push(line)
      this.#wake()
    })
    // On a terminal, Ctrl-C is this event and not a signal.
    this.#reader.once('SIGINT', () => this.#reader.close())
    this.#reader.once('close', () => {
      this.#isClosed = true
      this.#wake()
    })
  }

  say(text: string): void {
    this.#output.write(`${text}\n`)
  }

  /**
   * Asks until an answer is accepted.
   * @throws CommandError when the input ends before
   */
  async ask({ text, initial, isSecret = false, reason }: Question): Promise<string> {
    for (;;) {
      this.#show(`${text}${initial === undefined ? '' : ` [${initial}]`}: `)
      this.#isMuted = isSecret
      const line = await this.#line().finally(() => (this.#isMuted = false))
      if (isSecret) this.#output.write('\n')
      const answer = line.trim() || (initial ?? '')
      const refused = refusedText(answer) ?? (await reason?.(answer))
      if (refused === undefined) return answer
      this.say(`  ✗ ${refused}`)
    }
  }

  /** Asks for one of the words. */
  choose<Word extends string>(text: string, words: readonly Word[], initial: Word): Promise<Word> {
    const reason = (answer: string) =>
      words.includes(answer as Word) ? undefined : `Answer ${words.join(' or ')}.`
    return this.ask({ text: `${text} (${words.join(', ')})`, initial, reason }) as Promise<Word>
  }

  async confirm(text: string, initial: 'yes' | 'no'): Promise<boolean> {
    return (await this.choose(text, ['yes', 'no'], initial)) === 'yes'
  }

  close(): void {
    this.#reader.close()
  }

  /** Sets the label as the prompt too, which the reader repeats when a line is edited. */
  #show(label: string): void {
    if (this.#isClosed) return void this.#output.write(label)
    this.#reader.setPrompt(label)
    this.#reader.prompt()
  }

  async #line(): Promise<string> {
    while (this.#lines.length === 0) {
      if (this.#isClosed)
        throw new CommandError('The input ended before the last question. Nothing was written.')
      await new Promise<void>((wake) => (this.#wake = wake))
    }
    return this.#lines.shift()!
  }
}

function refusedText(answer: string): string | undefined {
  if (answer === '') return 'An answer is needed.'
  if (answer.length > ANSWER_LIMIT) return `An answer has at most ${ANSWER_LIMIT} characters.`
  // eslint-disable-next-line no-control-regex
  if (/[\u0000-\u001f\u007f]/.test(answer)) return 'An answer has no control characters.'
  return undefined
}

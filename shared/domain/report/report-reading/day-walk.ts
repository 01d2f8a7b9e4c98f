import type { Long } from '../../values/long.ts'
import type { ClientJudge } from './client-judge.ts'
import { readAnnounced, readClient, readHead, readOuter } from './frame-reader.ts'
import type { ReportPart } from './part-scanner.ts'
import { wrongType } from './read-error.ts'

/** Reads a report part by part, one client after the other. */
export class DayWalk<Client extends ClientJudge<string | Promise<string>>> {
  readonly clients: Client[] = []
  readonly #newClient: (path: string, place: number) => Client
  #announced: Long | undefined
  #rowsRead = 0

  constructor(newClient: (path: string, place: number) => Client) {
    this.#newClient = newClient
  }

  /** `totalNrOfRows`; undefined until it was read. */
  get announced(): Long | undefined {
    return this.#announced
  }

  get rowsRead(): number {
    return this.#rowsRead
  }

  /** Takes a part of the report; yields where the work may be interrupted. @throws ReadError */
  *take(part: ReportPart): Generator<void> {
    const { clients } = this
    const path = `clientReports/${clients.length - 1}`
    const client = clients.at(-1)
    switch (part.kind) {
      case 'end':
        this.#announced = readOuter(part.text, clients.length)
        return
      case 'begin':
        if (!client) this.#announced = readAnnounced(part.text)
        clients.push(this.#newClient(`clientReports/${clients.length}`, clients.length))
        return
      case 'head':
        client!.begin(readHead(part.text, path))
        return
      case 'rows':
        for (const _ of client!.read(part.text)) {
          this.#rowsRead += 1
          yield
        }
        return
      case 'client':
        yield* client!.end(readClient(part.text, path, part.rowLists), clients.slice(0, -1))
    }
  }

  /** Ends the report, and compares its number of rows with the announced one. @throws ReadError */
  end(): void {
    const { clients, rowsRead: computed } = this
    const stated = this.#announced!
    // A client whose own number differs says so in its verdict. Otherwise the verdicts of all clients do.
    if (computed === stated || clients.some((client) => client.deniesItsRows)) return
    if (clients.length === 0) throw wrongType('totalNrOfRows')
    for (const client of clients) client.judgeTotal({ stated, computed })
  }
}

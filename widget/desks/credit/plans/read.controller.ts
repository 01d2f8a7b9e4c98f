import type { ReactiveControllerHost } from 'lit'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { callCredit, type CreditAnswer, type CreditInput, type CreditName } from '../data/call-credit.ts'
import { ReadingController } from '../data/reading.controller.ts'

/** Reads by one operation. */
export class ReadController<Name extends CreditName> extends ReadingController<CreditAnswer<Name>> {
  readonly #name: Name

  constructor(host: ReactiveControllerHost, name: Name) {
    super(host)
    this.#name = name
  }

  /** @returns the answer; undefined when it failed, or when another reading has replaced it */
  ask(client: EdgeClient, input: CreditInput<Name>): Promise<CreditAnswer<Name> | undefined> {
    return this.read((signal) => callCredit(client, this.#name, input, { signal }))
  }
}

import type { LitElement, ReactiveController } from 'lit'
import type { Long } from '../../../../shared/domain/values/long.ts'
import type { EdgeClient } from '../../../client/edge-client.ts'
import { asEdgeError, type EdgeError } from '../../../client/edge-error.ts'
import { callCredit } from '../data/call-credit.ts'
import { type ContractAnswer, contractFile, contractLink } from './contract-file.ts'

/** A contract has its own number once its plan is approved. */
export type ContractOf = { contract: Long } | { plan: Long }

export type ContractState =
  | { is: 'closed' | 'reading' }
  | { is: 'failed'; error: EdgeError }
  | { is: 'empty' | 'broken'; link: string | undefined }
  /** `isFramed` is false where the page's policy or the browser shows no document in a page. */
  | { is: 'open'; url: string; name: string; isFramed: boolean; link: string | undefined }

/** Reads the document of a plan, and keeps it only while it is shown. */
export class ContractController implements ReactiveController {
  readonly #host: LitElement
  #state: ContractState = { is: 'closed' }
  #stop: AbortController | undefined

  constructor(host: LitElement) {
    this.#host = host
    host.addController(this)
  }

  get state(): ContractState {
    return this.#state
  }

  /** Reads by the contract's number where there is one, because that operation is not deprecated. */
  async open(client: EdgeClient, of: ContractOf): Promise<void> {
    this.close()
    const stop = (this.#stop = new AbortController())
    this.#show({ is: 'reading' })
    try {
      const answer = await readContract(client, of, stop.signal)
      if (this.#stop === stop) this.#show(this.#shown(answer, of, stop.signal))
    } catch (error) {
      if (this.#stop === stop) this.#show({ is: 'failed', error: asEdgeError(error) })
    }
  }

  /** Forgets the document, and revokes its address in this browser. */
  close = (): void => {
    this.#stop?.abort()
    this.#stop = undefined
    if (this.#state.is === 'open') URL.revokeObjectURL(this.#state.url)
    this.#show({ is: 'closed' })
  }

  hostDisconnected(): void {
    this.close()
  }

  #shown(answer: ContractAnswer, of: ContractOf, signal: AbortSignal): ContractState {
    const link = contractLink(answer)
    const file = contractFile(answer)
    if (!file.ok) return { is: file.reason, link }
    const url = URL.createObjectURL(file.value)
    const name = 'contract' in of ? `contract-${of.contract}.pdf` : `payment-plan-${of.plan}.pdf`
    document.addEventListener('securitypolicyviolation', this.#onViolation, { signal })
    return { is: 'open', url, name, isFramed: navigator.pdfViewerEnabled !== false, link }
  }

  /** The page's policy may forbid frames with a document of the widget. */
  #onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    const isFrame = effectiveDirective === 'frame-src' || effectiveDirective === 'child-src'
    if (isFrame && blockedURI.startsWith('blob') && this.#state.is === 'open') {
      this.#show({ ...this.#state, isFramed: false })
    }
  }

  #show(state: ContractState): void {
    this.#state = state
    this.#host.requestUpdate()
  }
}

function readContract(client: EdgeClient, of: ContractOf, signal: AbortSignal): Promise<ContractAnswer> {
  return 'contract' in of
    ? callCredit(client, 'GetContractPdfEu', { ContractNumber: of.contract }, { signal })
    : callCredit(client, 'GetContractPdf', { ProviderPaymentPlanNr: of.plan }, { signal })
}

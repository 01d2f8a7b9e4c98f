/** The merchants of the sandbox have changed: the page reads them again, and shows the one of `choose` if it is given. */
export class MerchantsEvent extends CustomEvent<{ choose?: string }> {
  constructor(choose?: string) {
    super('console-merchants', {
      bubbles: true,
      composed: true,
      detail: { ...(choose !== undefined && { choose }) },
    })
  }
}

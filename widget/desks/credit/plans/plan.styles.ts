import { css } from 'lit'

/** A payment plan: its state, what can be done, and its document. */
export const planStyles = css`
  :host {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: calc(4 * var(--_space));
    justify-items: start;
  }
  .states {
    display: flex;
    flex-wrap: wrap;
    gap: calc(2 * var(--_space));
    padding: 0;
    margin: 0;
    list-style: none;
  }
  .states li {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    padding: 4px 12px 4px 8px;
    border: 1px dashed var(--_control-line);
    border-radius: 999px;
    color: var(--_muted);
  }
  .states li:first-child::after {
    content: '→';
    margin-inline-end: -2px;
  }
  .states:dir(rtl) li:first-child::after {
    content: '←';
  }
  .states [aria-current='step'] {
    border: 1px solid var(--_accent);
    background: var(--_highlight);
    color: var(--_text);
    font-weight: 600;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: calc(2 * var(--_space)) calc(4 * var(--_space));
  }
  .document {
    display: grid;
    gap: calc(3 * var(--_space));
    inline-size: 100%;
  }
  iframe {
    inline-size: 100%;
    block-size: min(80vb, 900px);
    border: 1px solid var(--_line);
    border-radius: var(--_control-radius);
    background: var(--_sunken);
  }
  .own-link a {
    overflow-wrap: anywhere;
  }
  @media (pointer: coarse) {
    .actions a {
      padding-block: 11px;
    }
  }
  @media (forced-colors: active) {
    .states [aria-current='step'] {
      border: 2px solid Highlight;
    }
  }
  @media print {
    .document,
    .actions {
      display: none;
    }
  }
`

import { css } from 'lit'

export const batchDialogStyles = css`
  fieldset {
    display: grid;
    gap: calc(2 * var(--_space));
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    margin-block-end: calc(2 * var(--_space));
    padding: 0;
    font-weight: 600;
  }
  .about,
  .figure-line {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(3 * var(--_space));
    font-variant-numeric: tabular-nums;
  }
  .figure-line {
    font-size: 1.286em;
  }
  .review,
  .progress {
    display: grid;
    gap: var(--_space);
  }
  .kind {
    display: flex;
    gap: calc(2 * var(--_space));
    align-items: flex-start;
    min-block-size: 32px;
  }
  .kind > input {
    flex: none;
    inline-size: 16px;
    min-block-size: 16px;
    margin-block-start: 3px;
    accent-color: var(--_accent);
  }
  .kind > span {
    display: grid;
  }
  .kind .muted {
    font-size: 0.857em;
  }
  .values > label,
  .pasted {
    display: grid;
    gap: 2px;
  }
  .values > label > span,
  .pasted > span {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .values input {
    max-inline-size: 320px;
  }
  textarea {
    inline-size: 100%;
    padding: 6px 8px;
    border: var(--_edge) var(--_control-line);
    border-radius: var(--_control-radius);
    background: var(--_control);
    color: var(--_text);
    font: inherit;
    font-variant-numeric: tabular-nums;
    resize: vertical;
  }
  .findings ul,
  .group ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .findings {
    margin-block-start: calc(2 * var(--_space));
  }
  .findings li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 calc(2 * var(--_space));
  }
  progress {
    inline-size: 100%;
    block-size: 8px;
    accent-color: var(--_accent);
  }
  .counts,
  .outcome {
    font-variant-numeric: tabular-nums;
  }
  .outcome {
    font-weight: 600;
  }
  .facts {
    display: flex;
    flex-wrap: wrap;
    gap: var(--_space) calc(6 * var(--_space));
  }
  .groups {
    display: grid;
    gap: calc(4 * var(--_space));
  }
  .groups:empty {
    display: none;
  }
  .group h4 {
    display: flex;
    align-items: center;
    gap: calc(2 * var(--_space));
    font-weight: 400;
  }
  .group.unknown {
    padding: calc(2 * var(--_space)) calc(3 * var(--_space));
    border-radius: var(--_control-radius);
    background: var(--_bad-surface);
    box-shadow: inset 3px 0 var(--_bad);
  }
  :host(:dir(rtl)) .group.unknown {
    box-shadow: inset -3px 0 var(--_bad);
  }
  .group.unknown .chip {
    border-color: currentColor;
  }
  .group > p {
    max-inline-size: 84ch;
    margin-block: var(--_space);
  }
  .group li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 0 calc(3 * var(--_space));
    min-block-size: var(--_row-height);
    padding-block: calc(1.5 * var(--_space));
    border-block-end: 1px solid var(--_line);
  }
  .group li > :first-child {
    flex: 0 0 200px;
    font-variant-numeric: tabular-nums;
  }
  .why {
    flex: 1 1 240px;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  .why code {
    color: var(--_muted);
    font-size: 0.857em;
  }
  .sum {
    margin-inline-start: auto;
  }
  .link {
    display: inline;
    min-block-size: 24px;
    padding: 0;
    border: none;
    background: none;
    color: var(--_accent);
    font-weight: 400;
    text-align: start;
    text-decoration: underline;
    text-underline-offset: 2px;
    white-space: normal;
  }
  .group.unknown :is(.link, .why code) {
    color: inherit;
  }
  .note > button {
    margin-inline-start: auto;
  }
  .foot-words {
    flex: 1 1 200px;
  }
  .copyable {
    display: inline-flex;
    align-items: center;
    margin-inline-end: auto;
  }
  @media (width < 560px) {
    .foot-words {
      flex-basis: 100%;
    }
    .kind {
      min-block-size: 44px;
    }
    .group li > :first-child {
      flex-basis: 100%;
    }
    .values input {
      max-inline-size: none;
    }
    .note {
      flex-wrap: wrap;
    }
    .note > div {
      flex: 1 1 0;
    }
  }
  @media (forced-colors: active) {
    .group.unknown {
      border-inline-start: 3px solid Mark;
    }
  }
`

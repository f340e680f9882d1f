import { css, html, LitElement } from 'lit';
import { JsonRpc } from 'jsonrpc';
import '@vaadin/button';
import '@vaadin/combo-box';
import '@vaadin/text-field';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];
const STATUSES = { 404: 'Not Found', 405: 'Method Not Allowed', 406: 'Not Acceptable', 414: 'URI Too Long',
    415: 'Unsupported Media Type', 200: 'OK' };

/** Matches a request by the route table that serves, and shows how. No resource method is called. */
export class QwcStraightwayTrial extends LitElement {
    jsonRpc = new JsonRpc(this);

    static styles = css`
        :host { display: block; padding: 0 1.5em 1.5em; overflow: auto; height: 100%; }
        form { display: flex; flex-wrap: wrap; gap: 1em; align-items: baseline; }
        #method { width: 9em; }
        #path { width: 24em; }
        table { border-collapse: collapse; margin: 0.5em 0 1.5em; }
        th, td { text-align: left; padding: 0.2em 1.2em 0.2em 0; vertical-align: top; }
        th { color: var(--lumo-secondary-text-color); font-weight: normal; }
        code { white-space: pre-wrap; overflow-wrap: anywhere; }
        .passed::before { content: '✓ '; color: var(--lumo-success-text-color); }
        .failed::before { content: '✗ '; color: var(--lumo-error-text-color); }
        .faint { color: var(--lumo-tertiary-text-color); }
        .method td:first-child { padding-left: 1.5em; }
        .chosen { font-weight: bold; }
    `;

    static properties = {
        _method: { state: true },
        _path: { state: true },
        _accept: { state: true },
        _contentType: { state: true },
        _told: { state: true },
        _failure: { state: true }
    };

    constructor() {
        super();
        this._method = 'GET';
        this._path = '/';
        this._accept = '';
        this._contentType = '';
        this._told = null;
        this._failure = null;
    }

    render() {
        return html`
            <p>The request is matched by the routes that run, and not sent: neither filters nor methods are called.</p>
            <form @submit="${this._ask}" @keydown="${event => event.key === 'Enter' && this._ask(event)}">
                <vaadin-combo-box id="method" label="Method" allow-custom-value .items="${METHODS}" .value="${this._method}"
                    @value-changed="${event => this._method = event.detail.value}"></vaadin-combo-box>
                ${this._field('path', 'Path', this._path, value => this._path = value)}
                ${this._field('accept', 'Accept', this._accept, value => this._accept = value)}
                ${this._field('contentType', 'Content-Type', this._contentType, value => this._contentType = value)}
                <vaadin-button id="ask" theme="primary" @click="${this._ask}">Match</vaadin-button>
            </form>
            ${this._failure ? html`<p class="failure">${this._failure}</p>` : ''}
            ${this._told ? this._explanation(this._told) : ''}`;
    }

    _field(id, label, value, change) {
        return html`<vaadin-text-field id="${id}" label="${label}" .value="${value}"
            @value-changed="${event => change(event.detail.value)}"></vaadin-text-field>`;
    }

    _ask(event) {
        event.preventDefault();
        this.jsonRpc.explain({ httpMethod: this._method, path: this._path, accept: this._accept,
            contentType: this._contentType }).then(answer => {
                this._failure = null;
                this._told = answer.result;
            }).catch(failure => {
                this._told = null;
                this._failure = failure?.error?.message ?? failure?.message ?? JSON.stringify(failure);
            });
    }

    _explanation(told) {
        return html`
            <h4 id="outcome">${told.status ? `${told.status} ${STATUSES[told.status] ?? ''}` : told.endpoint.method}</h4>
            ${told.endpoint ? this._called(told.endpoint) : ''}
            <table id="steps">${told.steps.map(step => html`<tr>
                <td class="${step.passed ? 'passed' : 'failed'}">${step.title}</td><td>${step.detail}</td></tr>`)}</table>
            ${told.candidates.length ? this._candidates(told.candidates) : ''}
            ${this._templates(told)}`;
    }

    _called(endpoint) {
        return html`<table id="called">
            <tr><th>Template</th><td><code>${endpoint.template}</code></td></tr>
            <tr><th>Variables</th><td>${endpoint.variables.length
                ? endpoint.variables.map(variable => html`<code>${variable}</code><br>`) : 'none'}</td></tr>
            <tr><th>Thread</th><td>${endpoint.thread}</td></tr>
            <tr><th>Security</th><td>${endpoint.guarded ? 'asked before the body is read' : 'no check of the method'}</td></tr>
        </table>`;
    }

    _candidates(candidates) {
        return html`<h5>Methods of the template</h5><table id="candidates">
            <tr><th>Method</th><th>Consumes</th><th>Produces</th><th></th></tr>
            ${candidates.map(each => html`<tr class="${each.chosen ? 'chosen' : ''}"><td><code>${each.method}</code></td>
                <td>${each.consumes}</td><td>${each.produces}</td><td>${each.verdict}</td></tr>`)}</table>`;
    }

    /** Best rank first: class templates that the path begins with, and within each the method templates. */
    _templates(told) {
        return html`<h5>Templates tried</h5><table id="templates">
            <tr><th>Template</th><th>Rank</th><th></th><th>Methods</th></tr>
            ${told.templates.map(type => html`
                <tr class="class"><td><code>${type.template}</code></td><td>${type.rank}</td><td>the path begins with it</td>
                    <td></td></tr>
                ${type.methods.map(method => html`<tr class="method ${method.matches ? '' : 'faint'}">
                    <td class="${method.first ? 'chosen' : ''}"><code>${method.template}</code></td><td>${method.rank}</td>
                    <td>${method.first ? 'matches the rest' : method.matches ? 'would match, but ranks lower'
                        : "doesn't match the rest"}</td>
                    <td>${method.endpoints.map(endpoint => html`<code>${endpoint}</code><br>`)}</td></tr>`)}`)}
            </table>
            <p class="faint">${told.others} other class templates don't begin the path.</p>`;
    }
}
customElements.define('qwc-straightway-trial', QwcStraightwayTrial);

package dev.straightway.runtime.http.exchange;

import jakarta.ws.rs.WebApplicationException;

/** What only a request needs that leaves the straight way: apart, so that the others don't pay for its fields. */
public final class Detour {

    /** That of a request which hasn't left the straight way; only read. */
    static final Detour NONE = new Detour();

    /** The way to an endpoint behind locators. */
    Matched way;
    /** The texts that aren't read by Vert.x or by index. */
    RequestTexts texts;
    private ChangedRequest changed;
    private Throwable pending;
    private Endpoint admitted;
    private boolean checked;
    private Endpoint passed;
    private boolean reading;
    private WebApplicationException refused;
    private boolean mapped;
    private Throwable unmapped;

    Detour() {
    }

    /** {@return what filters have made of the request, or {@code null} if they had no say in it} */
    public ChangedRequest changed() {
        return changed;
    }

    /** Takes what filters make of the request from now on. */
    public void change(ChangedRequest made) {
        this.changed = made;
    }

    /** {@return what the next turn answers with, or {@code null}} */
    Throwable pending() {
        return pending;
    }

    /** Makes the next turn answer with a failure. */
    public void pending(Throwable failure) {
        this.pending = failure;
    }

    /** {@return whether the request may reach an endpoint} */
    public boolean isAdmitted(Endpoint endpoint) {
        return admitted == endpoint;
    }

    /** Tells that the request may reach an endpoint, so that nobody asks again. */
    public void admit(Endpoint endpoint) {
        this.admitted = endpoint;
    }

    /** {@return whether a locator was reached by a check of its own, behind which the default of all methods doesn't count} */
    public boolean isChecked() {
        return checked;
    }

    /** Tells that a locator was reached by a check of its own. */
    public void checked() {
        this.checked = true;
    }

    /** {@return whether the request filters of an endpoint have let the request pass} */
    public boolean hasPassed(Endpoint endpoint) {
        return passed == endpoint;
    }

    /** Tells that the request filters of an endpoint were asked, so that they aren't asked again. */
    public void passed(Endpoint endpoint) {
        this.passed = endpoint;
    }

    /** {@return whether somebody has asked for the body} */
    boolean isReading() {
        return reading;
    }

    /** {@return why the body can't be read, {@code null} if it can} */
    public WebApplicationException beginReading() {
        this.reading = true;
        return refused;
    }

    /** Keeps why the body can't be read, for all who ask for it. */
    public void refuseBody(WebApplicationException reason) {
        this.refused = reason;
    }

    /** {@return whether an exception of this request was mapped} */
    public boolean isMapped() {
        return mapped;
    }

    /** Tells that an exception of this request is mapped, which is done once. */
    public void mapped() {
        this.mapped = true;
    }

    /** {@return the failure that nothing made an answer of, or {@code null}} */
    public Throwable unmapped() {
        return unmapped;
    }

    void unmapped(Throwable failure) {
        this.unmapped = failure;
    }
}

package dev.straightway.runtime.sse;

import java.io.IOException;

/** Tells a sender that a client takes events more slowly than they are sent, and that its stream ends for that. */
public final class SlowClientException extends IOException {

    private static final long serialVersionUID = 1L;

    SlowClientException(long mostOutstanding) {
        super("The client has yet to take " + mostOutstanding + " bytes of events or more: this event is not sent and the"
                + " stream ends, so that no event is missing from its middle. Wait for the stage that send returns before"
                + " sending the next event");
    }
}

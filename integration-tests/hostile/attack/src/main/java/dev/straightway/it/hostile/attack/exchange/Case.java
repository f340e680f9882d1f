package dev.straightway.it.hostile.attack.exchange;

import java.time.Duration;
import java.util.List;

/** A conversation with a server, the same whenever it is made from the same seed and number. */
public interface Case {

    /** {@return the number of requests in it} */
    int requests();

    /** {@return whether both stacks must come to the same answers; they needn't where time decides} */
    boolean isComparable();

    /** Has the conversation with the server behind this door; every wait ends after the limit. */
    Outcome fire(Door door, Duration limit) throws InterruptedException;

    /** {@return what goes over the wire, for a report} */
    String describe();

    /** {@return the one request of this conversation} */
    Case only(Ask ask);

    /** {@return cases with less in them, to be tried when this one found something} */
    List<Case> smaller();
}

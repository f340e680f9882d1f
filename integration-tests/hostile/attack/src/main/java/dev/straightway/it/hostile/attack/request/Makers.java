package dev.straightway.it.hostile.attack.request;

import java.util.List;

/** All kinds of requests. */
public final class Makers {

    /** Requests that are HTTP and leave their connection open: they may stand anywhere. */
    public static final List<Maker> SOUND = List.of(new Paths(), new Queries(), new Parameters(), new Methods(), new Fields(),
            new JsonBodies(),
            new PlainBodies(), new Forms(), new Multiparts(), new Expectations(), new Faults(), new OddAnswers(),
            new AsyncAnswers(),
            new Downloads());

    /** Requests with a body. */
    public static final List<Maker> WITH_BODIES = List.of(new JsonBodies(), new PlainBodies(), new Forms(), new Multiparts(),
            new Expectations(), new Faults());

    /** Requests that are small, and soon answered. */
    public static final List<Maker> SMALL = List.of(new Parameters(), new Fields(), new Queries(), new Faults());

    /** Requests for plain values. */
    public static final Maker PLAIN = new PlainRequests();

    /** Requests with large answers. */
    public static final Maker DOWNLOADS = new Downloads();

    /** Requests behind which nothing can be said of the connection. */
    public static final List<Maker> ENDING = List.of(new ManyFields(), new LastRequests(), new BrokenTargets(),
            new BrokenHeads(), new BrokenFraming());

    private Makers() {
    }
}

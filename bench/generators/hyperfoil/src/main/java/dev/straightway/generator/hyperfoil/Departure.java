package dev.straightway.generator.hyperfoil;

import io.hyperfoil.api.config.Step;
import io.hyperfoil.api.config.Visitor;
import io.hyperfoil.api.session.ResourceUtilizer;
import io.hyperfoil.api.session.Session;

/** The first step of a session: its request leaves, whether a connection is free for it or not. */
final class Departure implements Step, ResourceUtilizer {

    private static final long serialVersionUID = 1;

    @Visitor.Ignore
    private final transient Schedule schedule;
    private final boolean anyMediaType;

    Departure(Schedule schedule, boolean anyMediaType) {
        this.schedule = schedule;
        this.anyMediaType = anyMediaType;
    }

    @Override
    public boolean invoke(Session session) {
        Exchange exchange = Exchange.of(session);
        schedule.depart(exchange, System.nanoTime());
        exchange.rightMediaType = anyMediaType;
        return true;
    }

    @Override
    public void reserve(Session session) {
        session.declareResource(Exchange.KEY, Exchange::new);
    }
}

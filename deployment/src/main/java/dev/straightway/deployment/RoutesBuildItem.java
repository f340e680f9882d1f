package dev.straightway.deployment;

import io.quarkus.builder.item.SimpleBuildItem;
import io.vertx.core.Handler;
import io.vertx.ext.web.RoutingContext;

/** The handler of all routes. */
final class RoutesBuildItem extends SimpleBuildItem {

    private final Handler<RoutingContext> handler;

    RoutesBuildItem(Handler<RoutingContext> handler) {
        this.handler = handler;
    }

    Handler<RoutingContext> handler() {
        return handler;
    }
}

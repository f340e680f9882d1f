package dev.straightway.deployment;

import dev.straightway.runtime.http.Endpoint;
import dev.straightway.runtime.routing.RouteTable;
import io.quarkus.builder.item.SimpleBuildItem;
import io.quarkus.runtime.RuntimeValue;

/** The route table of the application. */
final class RoutesBuildItem extends SimpleBuildItem {

    private final RuntimeValue<RouteTable<Endpoint>> routes;

    RoutesBuildItem(RuntimeValue<RouteTable<Endpoint>> routes) {
        this.routes = routes;
    }

    RuntimeValue<RouteTable<Endpoint>> routes() {
        return routes;
    }
}

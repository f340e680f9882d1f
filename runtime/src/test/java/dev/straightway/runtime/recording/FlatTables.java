package dev.straightway.runtime.recording;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import dev.straightway.runtime.http.call.Calling;
import dev.straightway.runtime.http.exchange.Endpoint;
import dev.straightway.runtime.http.watch.Watch;
import dev.straightway.runtime.routing.RouteTable;

/** Makes route tables of endpoints by hand, with ways through locators and without. */
public final class FlatTables {

    private FlatTables() {
    }

    /** An endpoint, where it answers below its class, and the name of its invoker. */
    public record Route(String classTemplate, String methodTemplate, String invoker, Endpoint endpoint) {

        private FlatRoutes.Made made() {
            return FlatRoutes.Made.of(new EndpointSpec(
                    new RouteSpec(classTemplate, methodTemplate, Optional.ofNullable(endpoint.httpMethod()), List.of(),
                            List.of()),
                    invoker, endpoint.method(), null, List.of(), Optional.empty(), false, null, endpoint.thread(), false, true,
                    false, Set.of()), endpoint);
        }
    }

    /** {@return the table of routes of one class, or of all root resources} */
    public static RouteTable<Endpoint> table(List<Route> routes) {
        RouteTable.Builder<Endpoint> table = RouteTable.builder();
        routes.forEach(route -> route.made().addTo(table));
        return table.build();
    }

    /** {@return the table of root resources, where locators know the ways behind them} */
    public static RouteTable<Endpoint> flattened(List<Route> roots, Map<Class<?>, List<Route>> classes,
            List<FlatRouteSpec> ways) {
        FlatRoutes flat = new FlatRoutes(made -> false,
                Watch.of(new Watch.Settings(Duration.ZERO, false), Calling.class), ways);
        classes.forEach((type, routes) -> flat.know(type.getName(), routes.stream().map(Route::made).toList()));
        RouteTable.Builder<Endpoint> table = flat.table(flat.flatten(roots.stream().map(Route::made).toList()));
        flat.literalPaths().forEach(table::know);
        return table.build();
    }
}

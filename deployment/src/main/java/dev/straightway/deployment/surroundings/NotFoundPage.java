package dev.straightway.deployment.surroundings;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.deployment.plan.InvokerPlan;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.RoutePlan;
import io.quarkus.vertx.http.deployment.devmode.RouteDescriptionBuildItem;
import io.quarkus.vertx.http.runtime.devmode.RouteMethodDescription;

/** Describes the routes for the page that dev mode shows on a 404: a section for each class template, as Quarkus REST does. */
public final class NotFoundPage {

    private NotFoundPage() {
    }

    /**
     * {@return the sections in the order of the plan}
     *
     * @param root {@code quarkus.http.root-path}, which the page puts before every path
     */
    public static Collection<RouteDescriptionBuildItem> of(Plan plan, String root) {
        Map<String, RouteDescriptionBuildItem> sections = new LinkedHashMap<>();
        for (InvokerPlan invoker : plan.invokers()) {
            RoutePlan route = invoker.route();
            RouteDescriptionBuildItem described = described(invoker, root);
            RouteDescriptionBuildItem section = sections.putIfAbsent(route.classTemplate(), described);
            if (section == null) {
                described.getDescription().setBasePath(below(root, route.classTemplate()));
            } else {
                RouteMethodDescription call = described.getDescription().getCalls().get(0);
                section.getDescription().addCall(call);
            }
        }
        return sections.values();
    }

    private static RouteDescriptionBuildItem described(InvokerPlan invoker, String root) {
        RoutePlan route = invoker.route();
        return new RouteDescriptionBuildItem(invoker.call().signature(), below(root, route.template()), route.words(),
                array(route.produces()), array(route.consumes()));
    }

    private static String below(String root, String template) {
        String bare = root.endsWith("/") ? root.substring(0, root.length() - 1) : root;
        String rest = template.startsWith(bare + "/") || template.equals(bare) ? template.substring(bare.length()) : template;
        return rest.isEmpty() ? "/" : rest;
    }

    private static String[] array(List<String> mediaTypes) {
        return mediaTypes.toArray(String[]::new);
    }
}

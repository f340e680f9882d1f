package dev.straightway.deployment.check;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import dev.straightway.deployment.model.Callback;
import dev.straightway.deployment.model.Callback.Kind;
import dev.straightway.deployment.model.RestApplication;

/** STW-165: of two methods that map one exception it is told which counts. */
final class MapperConflictRule implements Rule {

    /**
     * What may be mapped once.
     *
     * @param resource the class whose exceptions these are; empty for those of all
     * @param priority 0 where the priority doesn't count
     */
    private record Place(String resource, String exception, int priority) {
    }

    @Override
    public void check(RestApplication application, Problems problems) {
        Map<Place, List<Callback>> mappers = new HashMap<>();
        application.callbacks().methods().stream()
                .filter(method -> method.is(Kind.EXCEPTION_MAPPER) && !method.conditional())
                .forEach(method -> method.exceptions().forEach(exception -> mappers
                        .computeIfAbsent(place(method, exception), key -> new ArrayList<>()).add(method)));
        mappers.forEach((place, methods) -> {
            for (int i = 1; i < methods.size(); i++) {
                problems.add("STW-165", methods.get(i).signature(), "maps " + place.exception() + " as "
                        + methods.get(0).signature() + (place.resource().isEmpty()
                                ? " does, with the same priority " + place.priority() + ". Give one of them another priority."
                                : " does, for the same class. Keep one of them."));
            }
        });
    }

    /** Mappers of one class aren't sorted by priority, as in Quarkus REST. */
    private static Place place(Callback method, String exception) {
        return method.ownResource() ? new Place(method.owner().name().toString(), exception, 0)
                : new Place("", exception, method.priority());
    }
}

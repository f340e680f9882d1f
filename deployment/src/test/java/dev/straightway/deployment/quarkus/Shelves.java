package dev.straightway.deployment.quarkus;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.Response;

import dev.straightway.Resource;
import dev.straightway.Resources;

/** The example of the guide, which has its text from here. */
class Shelves {

    private Shelves() {
    }

    // guide: begin
    /** Resources that are known when the application starts. */
    @Singleton
    public static class Titles {

        private final Map<String, String> titles = new ConcurrentHashMap<>();

        void register(@Observes Resources resources) {
            Resource.Builder books = Resource.builder("books");
            books.addMethod("GET").produces("application/json").handledBy(exchange -> titles.keySet());
            Resource.Builder book = books.addChildResource("{isbn}");
            book.addMethod("PUT").consumes("text/plain").handledBy(exchange -> {
                titles.put(exchange.pathParam("isbn"), exchange.entity(String.class));
                return Response.created(exchange.uriInfo().getRequestUri()).build();
            });
            book.addMethod("GET").produces("text/plain").nonBlocking().handledBy(exchange -> {
                String title = titles.get(exchange.pathParam("isbn"));
                if (title == null) {
                    throw new NotFoundException();
                }
                return title;
            });
            resources.add(books.build());
        }
    }

    /** Resources that are known when a request comes. */
    @Path("shelves")
    public static class ShelfResource {

        private final Map<String, Resource> shelves = new ConcurrentHashMap<>();

        @Path("{name}")
        public Resource shelf(@PathParam("name") String name) {
            return shelves.computeIfAbsent(name, ShelfResource::build);
        }

        private static Resource build(String name) {
            return Resource.builder().addMethod("GET").produces("text/plain").handledBy(exchange -> "Shelf " + name).build();
        }
    }
    // guide: end
}

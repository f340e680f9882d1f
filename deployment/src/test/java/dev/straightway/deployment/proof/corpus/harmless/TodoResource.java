package dev.straightway.deployment.proof.corpus.harmless;

import java.net.URI;
import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.WebApplicationException;
import jakarta.ws.rs.core.Response;

/** A list of things to do, with its store beside it. */
@Path("harmless/todos")
public class TodoResource {

    public enum State {
        OPEN,
        STARTED,
        DONE;

        State next() {
            return this == DONE ? DONE : values()[ordinal() + 1];
        }
    }

    public record Todo(long id, String title, State state, Instant created) {
        Todo withState(State state) {
            return new Todo(id, title, state, created);
        }
    }

    public record NewTodo(String title) {
        public NewTodo {
            Objects.requireNonNull(title, "title");
            title = title.strip();
        }
    }

    @ApplicationScoped
    public static class Todos {
        private final Map<Long, Todo> all = new ConcurrentHashMap<>();
        private final AtomicLong ids = new AtomicLong();

        Todo add(String title) {
            var todo = new Todo(ids.incrementAndGet(), title, State.OPEN, Instant.now());
            all.put(todo.id(), todo);
            return todo;
        }

        Optional<Todo> find(long id) {
            return Optional.ofNullable(all.get(id));
        }

        Optional<Todo> advance(long id) {
            return Optional.ofNullable(all.computeIfPresent(id, (key, todo) -> todo.withState(todo.state().next())));
        }

        Collection<Todo> all() {
            return all.values();
        }

        void clear(State state) {
            all.values().removeIf(todo -> todo.state() == state);
        }
    }

    private final Todos todos;

    public TodoResource(Todos todos) {
        this.todos = todos;
    }

    @GET
    public List<Todo> list(@QueryParam("state") State state) {
        return todos.all().stream().filter(todo -> state == null || todo.state() == state)
                .sorted(Comparator.comparing(Todo::created)).toList();
    }

    @GET
    @Path("{id}")
    public Todo get(@PathParam("id") long id) {
        return todos.find(id).orElseThrow(() -> new NotFoundException("no todo " + id));
    }

    @POST
    public Response add(NewTodo todo) {
        if (todo.title().isEmpty()) {
            throw new WebApplicationException("a todo needs a title", 422);
        }
        var added = todos.add(todo.title());
        return Response.created(URI.create("/harmless/todos/" + added.id())).entity(added).build();
    }

    @PATCH
    @Path("{id}")
    public Response advance(@PathParam("id") long id) {
        return todos.advance(id).map(todo -> Response.ok(todo).build()).orElse(Response.status(404).build());
    }

    @DELETE
    public void clear() {
        todos.clear(State.DONE);
    }

    @GET
    @Path("summary")
    public Map<State, Long> summary() {
        return todos.all().stream().collect(Collectors.groupingBy(Todo::state, Collectors.counting()));
    }

    @GET
    @Path("done")
    public boolean allDone() {
        return todos.all().stream().map(Todo::state).allMatch(State.DONE::equals);
    }
}

package dev.straightway.it.todo;

import java.net.URI;
import java.util.List;

import jakarta.inject.Inject;
import jakarta.transaction.Transactional;
import jakarta.ws.rs.BadRequestException;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;

/** The todos of all lists. */
@Path("todos")
public class TodoResource {

    @Inject
    TodoService service;
    @Inject
    TodoRepository repository;
    @Inject
    TodoMapper mapper;
    @Inject
    Statistics statistics;

    @GET
    public List<TodoDto> all() {
        return service.all();
    }

    @GET
    @Path("open")
    public List<Todo> open(@QueryParam("most") @DefaultValue("10") int most) {
        return repository.open(most);
    }

    @GET
    @Path("{id:\\d+}")
    public TodoDto get(@PathParam("id") long id) {
        return service.get(id);
    }

    @GET
    @Path("count")
    public long count() {
        return repository.count();
    }

    @POST
    public Response create(TodoDto todo) {
        check(todo);
        var created = service.create(todo);
        statistics.count("created");
        return Response.created(URI.create("/todos/" + created.id())).entity(created).build();
    }

    @PUT
    @Path("{id:\\d+}")
    public TodoDto update(@PathParam("id") long id, TodoDto todo) {
        check(todo);
        return service.update(id, todo);
    }

    @DELETE
    @Path("{id:\\d+}")
    @Transactional
    public void delete(@PathParam("id") long id) {
        service.delete(id);
        statistics.count("deleted");
    }

    /** Shows what would be stored. */
    @POST
    @Path("preview")
    public TodoDto preview(TodoDto todo) {
        check(todo);
        return mapper.tidy(todo);
    }

    private static void check(TodoDto todo) {
        if (todo == null || todo.title() == null || todo.title().isBlank()) {
            throw new BadRequestException("a todo needs a title");
        }
    }
}

package dev.straightway.it.todo;

import jakarta.inject.Inject;
import jakarta.persistence.EntityManager;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;

/** The lists, as entities: what is on them is loaded while the answer is written. */
@Path("lists")
public class TodoListResource {

    @Inject
    EntityManager entities;

    @GET
    @Path("{name}")
    public TodoList named(@PathParam("name") String name) {
        return entities.createQuery("from TodoList l where l.name = :name", TodoList.class).setParameter("name", name)
                .getResultStream().findFirst().orElseThrow(() -> new NotFoundException("no list " + name));
    }

    /** Touches no database, but answers an entity. */
    @GET
    @Path("draft")
    public TodoList draft() {
        return new TodoList("draft");
    }
}

package dev.straightway.it.library.catalogue;

import jakarta.ws.rs.Path;

@Path("/publishers")
public class PublisherResource extends CrudResource<Publisher, PublisherView> {

    public PublisherResource(PublisherRepository repository) {
        super("publisher", repository);
    }

    @Override
    protected Publisher made() {
        return new Publisher();
    }

    @Override
    protected void fill(Publisher publisher, PublisherView view) {
        publisher.name = view.name();
        publisher.town = view.town();
    }

    @Override
    protected PublisherView view(Publisher publisher) {
        return new PublisherView(publisher.id, publisher.name, publisher.town);
    }

    @Override
    protected Long id(Publisher publisher) {
        return publisher.id;
    }
}

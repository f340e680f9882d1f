package dev.straightway.peer.spring;

import org.springframework.hateoas.RepresentationModel;

/** An item to which Spring HATEOAS adds links; {@code methodOn} makes a proxy of it. */
public class LinkedModel extends RepresentationModel<LinkedModel> {

    private final String id;

    LinkedModel(String id) {
        this.id = id;
    }

    public String getId() {
        return id;
    }
}

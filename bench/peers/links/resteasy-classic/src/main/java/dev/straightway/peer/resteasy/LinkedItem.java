package dev.straightway.peer.resteasy;

import org.jboss.resteasy.links.RESTServiceDiscovery;
import org.jboss.resteasy.links.ResourceID;

/** An item whose links RESTEasy sets: {@code {"id":"…","links":[{"rel":"self","href":"…"}]}}. */
public final class LinkedItem {

    @ResourceID
    private final String id;
    private RESTServiceDiscovery links;

    LinkedItem(String id) {
        this.id = id;
    }

    public String getId() {
        return id;
    }

    public RESTServiceDiscovery getLinks() {
        return links;
    }
}

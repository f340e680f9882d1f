package dev.straightway.peer.straightway;

import dev.straightway.links.LinkForm;
import dev.straightway.links.LinkTo;
import dev.straightway.links.LinksTo;
import dev.straightway.peer.LinksResource;

/** Links to the shared resource. */
@LinksTo(value = LinksResource.class, form = LinkForm.ABSOLUTE)
public interface ItemLinks {

    String getOne(String id);

    @LinkTo(method = "getOne", form = LinkForm.PATH)
    String path(String id);
}

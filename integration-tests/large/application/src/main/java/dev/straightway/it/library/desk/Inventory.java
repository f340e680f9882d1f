package dev.straightway.it.library.desk;

import jakarta.enterprise.context.ApplicationScoped;

@ApplicationScoped
public class Inventory implements InventoryApi {

    @Override
    public String room(String room, Integer shelf) {
        return "room " + room + (shelf == null ? "" : ", shelf " + shelf);
    }

    @Override
    public String count(String room, String count) {
        return room + "=" + Integer.parseInt(count);
    }
}
